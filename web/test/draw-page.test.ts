import { drawPage } from '../src/server/draw-page';
import { pageToDraw } from '../src/server/first-calls-api';
import type { GivenAnswers } from '../src/shared/api/given-answers';
import { usedStyles } from '../src/server/used-styles';

globalThis.harbourlineOrigin = 'https://harbourline.example';

const BOAT = {
  id: 7,
  model: 'Tiara "Open" <38>',
  length: 42,
  city: 'Montreal',
  zone: 'America/Toronto',
  capacity: 8,
  rate: 320,
  minimumHours: 3,
  images: ['/api/image/boat-images/a.jpg'],
  description: 'Calm water and a wide deck.',
  amenities: ['GPS'],
  customRates: {},
  discountPercent: 0,
  isAvailable: true,
  videoUrl: null,
  videoEmbedUrl: null,
};

const REVIEW = {
  ...{
    id: 1,
    about: 'boat',
    author: 'Amélie F.',
    boatId: 7,
    boatTitle: '42ft Tiara Open',
    day: '2026-06-20',
    stars: {},
  },
  ...{
    average: 5,
    text: 'A calm boat and a kind owner.',
    pictures: [],
    publishedAt: '2026-06-25T12:00:00Z',
    reply: null,
  },
};
const CAPTAINS = [{ id: 3, fullName: 'Jeanne Baret', hourlyRate: 80, preferred: true }];

/** As the server draws it, where catalog says this to each of the calls that the page begins with. */
function drawn(address: string, data: unknown): Promise<string> {
  const [path = '', search = ''] = address.split('?');
  const toDraw = pageToDraw(path, new URLSearchParams(search));
  if (!toDraw) throw new Error(`${address} is not drawn`);
  const says = (call: string) => {
    if (call.endsWith('/captains')) return CAPTAINS;
    return call.endsWith('/featured') ? [REVIEW] : data;
  };
  const given = toDraw.calls.map((call) => [call, { data: says(call) }]);
  return drawPage(toDraw.address, Object.fromEntries(given) as GivenAnswers);
}

const asked = jest.fn(() => Promise.reject(new Error('nobody is there')));
const usual = globalThis.fetch;
beforeEach(() => {
  asked.mockClear();
  globalThis.fetch = asked;
});
// What comes late, in the browser alone, is not what was drawn.
afterEach(() => {
  globalThis.fetch = usual;
  expect(asked.mock.calls).toEqual([]);
});

it.each([
  [
    '/',
    [BOAT],
    ['A calm boat and a kind owner.', 'The best seat in', '42ft Tiara &quot;Open&quot; &lt;38&gt;', 'from $320/hour'],
  ],
  ['/boats', [BOAT], ['42ft Tiara &quot;Open&quot; &lt;38&gt;', 'href="/boats/7"', '>1 boat<']],
  ['/boats?location=Montreal&utm_source=mail', [BOAT], ['Boats in Montreal', 'href="/boats/7"']],
  ['/boats/7', BOAT, ['Calm water and a wide deck.', '$320', 'GPS', '3 hours minimum', 'Jeanne Baret']],
  ['/terms', null, ['Terms of Service']],
  ['/renters-faq', null, ['<details']],
  ['/contact', null, ['<form']],
  ['/about', null, ['<h1']],
])('draws the content of %s', async (address, data, words) => {
  const html = await drawn(address, data);
  expect(words.filter((word) => !html.includes(word))).toEqual([]);
  expect(/.{40}(Loading|rt-Skeleton|role="alert"|\[object).{40}/.exec(html)?.[0]).toBeUndefined();
});

it('draws one page after the other from its own answers', async () => {
  await drawn('/boats/7', BOAT);
  const other = await drawn('/boats/7', { ...BOAT, description: 'Rough water.' });
  expect([other.includes('Calm water'), other.includes('Rough water')]).toEqual([false, true]);
});

it.each([
  '/boats?date=2026-12-12',
  '/boats?q=open',
  '/boats/7?date=2026-12-12',
  '/auth',
  '/boats/7/reserve',
  '/nowhere',
])('leaves %s to its scripts', (address) => {
  const [path = '', search = ''] = address.split('?');
  expect(pageToDraw(path, new URLSearchParams(search))).toBeUndefined();
});

describe('the styles of a first look', () => {
  const css = `@layer elements,themes;:root{--a:1px;--b:var(--c);--c:red;--d:0}.one,.two:hover{margin:var(--a)}
    .two{content:"}{;"}.gone{color:var(--d)}.one:where(.gone,.two){color:var(--b)}.one[data-look=high]{top:0}
    @media (min-width:10px){.gone{left:0}.two{right:0}}@media print{.one{left:1px}}
    @keyframes turn{to{rotate:1turn}}@keyframes away{to{left:0}}.two{animation:turn 1s}`;
  const look = usedStyles.together([usedStyles(css)], '<p class="one two" data-look="low">');

  it('are the rules that apply to the page, as they were', () => {
    expect(look).toContain('@layer elements,themes;');
    expect(look).toContain('.one{margin:var(--a)}');
    expect(look).toContain('.two{content:"}{;"}');
    expect(look).toContain('@media (min-width:10px){.two{right:0}}');
    expect(look).toContain('@keyframes turn{');
  });

  it('are no others, and no properties that nothing is made from', () => {
    expect(look).not.toMatch(/hover|print|away|data-look|\.gone\{|--d/);
    expect(look).toContain('--b:var(--c);--c:red');
  });
});
