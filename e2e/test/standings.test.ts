import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STANDINGS } from '@harbourline/policy';
import { standingCases } from '../standings/cases';
import { standingsTable } from '../standings/table';
import { acceptedOf } from '../standings/refusals';
import { isParty, toldOf, type Told } from '../standings/told';
import { untrueIn } from '../standings/untrue';

const CASES = standingCases();
const named = (name: string) => {
  const found = CASES.find((each) => each.name === name);
  if (!found) throw new Error(`there is no case ${name}`);
  return found;
};

it('every standing is among the cases', () => {
  expect(STANDINGS.filter((kind) => !CASES.some(({ standing }) => standing.kind === kind))).toEqual([]);
});

it.each(CASES.map(({ name }) => name))('nothing that is told of a charter contradicts that it is: %s', (name) => {
  const of = named(name);
  expect(untrueIn(of, toldOf(of))).toEqual([]);
});

it.each(CASES.map(({ name }) => name))('there is a button for whatever booking would accept: %s', (name) => {
  const of = named(name);
  const buttons = toldOf(of).filter(({ place }) => place === 'buttons');
  for (const { to, sentences } of buttons) {
    if (isParty(to)) expect(sentences).toEqual(expect.arrayContaining(acceptedOf(of, to)));
  }
});

it.each<[string, string, Told['to'], string, Told['place']?]>([
  ['called confirmed', 'called off', 'renter', 'The booking is confirmed.'],
  ['an answer of who owes none', 'waiting for the captain', 'owner', 'Please answer by June 27.'],
  ['not the deadline', 'waiting for the owner', 'owner', 'Please answer by July 2.'],
  ['money that will not come', 'canceled by the renter, deposit kept', 'renter', 'Your deposit of $415 comes back.'],
  ['money that will not come', 'waiting for the owner, deposit not paid', 'renter', 'Your deposit comes back in full.'],
  ['paid by nobody', 'waiting for the owner, deposit not paid', 'renter', 'The deposit of $415 is paid.'],
  ['an arrival for what is not to come', 'called off', 'renter', 'Please arrive 15 minutes early.'],
  ['a button that leads to a refusal', 'called off', 'owner', 'callOff', 'buttons'],
  ['a button that leads to a refusal', 'request, captain to be chosen', 'owner', 'accept', 'buttons'],
  ['a button that leads to a refusal', 'under way', 'renter', 'cancel', 'buttons'],
])('what is untrue is found: %s (%s)', (fault, name, to, sentence, place = 'card') => {
  const [found] = untrueIn(named(name), [{ place, to, sentences: [sentence] }]);
  expect(found).toContain(fault);
});

it('docs/standings.md is what `npm run standings` writes', () => {
  expect(readFileSync(join(__dirname, '..', '..', 'docs', 'standings.md'), 'utf8')).toBe(standingsTable());
});
