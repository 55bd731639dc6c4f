import { boatCreation } from '../src/catalog/boats';
import { renterReview } from '../src/catalog/reviews';
import { registration } from '../src/identity/auth';
import { profileUpdate } from '../src/identity/users';
import { faultOfName, faultOfText, type Named } from '../src/names';
import { contactForm } from '../src/notifications/contact';
import { visibleLine } from '../src/visible-text';
import { AS_SEEN, NAMES, NO_NAMES } from './names.table';
import { TEXTS, TEXTS_WITH_LINKS } from './texts.table';

const RIGHT = (['person', 'thing'] as const).flatMap((named) =>
  NAMES[named].map((name): [string, Named] => [name, named]),
);

it.each(RIGHT)('%s names a %s, and stays as it is', (name, named) => {
  expect(visibleLine(name)).toBe(name);
  expect(faultOfName(name, named)).toBeUndefined();
});

it.each(AS_SEEN)('%j is kept as it is seen: %j', (typed, kept) => {
  expect(visibleLine(typed)).toBe(kept);
  expect(faultOfName(kept, 'person')).toBeUndefined();
});

const SAID = {
  link: /^Please leave links out of the name: “.+” reads as one$/,
  ours: /^Please enter a name that nobody takes for ours$/,
  letters: /^Please enter a name that has letters$/,
  control: /^Please leave control characters out of the name$/,
};
const WRONG = (['link', 'ours', 'letters', 'control'] as const).flatMap((why) =>
  NO_NAMES[why].map((name): [string, typeof why] => [name, why]),
);

it.each(WRONG)('%j is no name of a person: %s', (name, why) => {
  expect(faultOfName(visibleLine(name), 'person')).toMatch(SAID[why]);
});

it.each(NO_NAMES.ours)('%j may be the name of a colleague', (name) => {
  expect(faultOfName(visibleLine(name), 'colleague')).toBeUndefined();
});

it('says which part of a name reads as a link', () => {
  expect(faultOfName('Ana of evil.com', 'person')).toBe('Please leave links out of the name: “evil.com” reads as one');
});

const review = renterReview.shape.boat.shape.text;

it.each(TEXTS)('a review may say %j', (text) => {
  expect(faultOfText(review.parse(`They said: ${text}`))).toBeUndefined();
});

it.each(TEXTS_WITH_LINKS)('a review may not say %j', (text) => {
  const said = /^Please leave links and email addresses out of the text: “.+” reads as one$/;
  expect(faultOfText(review.parse(`They said: ${text}`))).toMatch(said);
});

it('keeps a review as it is seen', () => {
  expect(review.parse(' A soft\u00adhyphen,\na zero\u200bwidth space ')).toBe('A softhyphen,\na zerowidth space');
});

it.each([
  ['registration', registration, 'fullName'],
  ['the profile', profileUpdate, 'fullName'],
  ['the contact form', contactForm, 'firstName'],
  ['the contact form', contactForm, 'lastName'],
  ['a listing', boatCreation, 'boatName'],
  ['a listing', boatCreation, 'model'],
])('%s refuses control characters, at its field', (_, schema, field) => {
  const { error } = schema.safeParse({ [field]: 'Ana\u0007' });
  const said = error?.issues.find(({ path }) => path.join('.') === field)?.message;
  expect(said).toMatch(SAID.control);
});
