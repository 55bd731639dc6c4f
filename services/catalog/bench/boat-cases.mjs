const SORTS = ['rate-desc', 'rate-asc', 'capacity-desc', 'length-desc', 'newest'];
const PAGE = 24;
/** How far apart the places are among which the middle one is chosen. */
const STRIDE = { small: 50, large: 200 };
const FEW_IDS = 60;

/** A Saturday, on which a third of the boats is reserved for some hours, and one in ten has a rate of its own. */
export const BUSY_ON = '2030-07-06';

const FILTERS = {
  'nothing asked': '',
  'city, capacity, price': 'location=Toronto&capacity=6%2B&price=200-600',
  'large boats': 'capacity=10%2B',
  'small boats': 'capacity=1-8',
  'low prices': 'price=100-300',
  'high prices': 'price=600-1000',
  'pets and a washroom': 'pets=true&washroom=true',
  'a washroom': 'washroom=true',
  'a captain, whom no boat has': 'captain=true',
  'none that fits': 'location=Cancun&capacity=25%2B&price=60-90',
};

const FREE = {
  'free at 14:00 for 4 hours': 'startTime=14:00&hours=4',
  'free at 14:00 for its minimum': 'startTime=14:00',
  'free that day for 4 hours': 'hours=4',
  'free that day for 2 hours': 'hours=2',
  'free for 1 hour, as no boat is': 'hours=1',
};

const WORDS = {
  'a word of every second boat': 'guests',
  'two common words': 'sound system',
  'a model': 'azimut',
  'a rare word': 'telescope',
  'the rarest word': 'bioluminescence',
  'a word of no boat': 'submarine',
  'two letters of no boat': 'xq',
};

/**
 * Words of one boat in fifty are the hardest: too many to sort, too few to find soon in the list's order. They, and a
 * rare word beside one of nearly every boat, are measured so that one sees them, and not held to the ratio.
 */
const HARD_WORDS = { 'an uncommon word': 'teak', 'a rare word and a common one': 'telescope boat' };

/** What is measured: a name, for each size one path or several that are asked one after the other, and whether it counts. */
export async function boatCases(urls) {
  return [
    ...Object.entries(FILTERS).flatMap(([name, filter]) =>
      SORTS.map((sort) => listing(`first page: ${name}, ${sort}`, `${filter}&sort=${sort}`)),
    ),
    ...Object.entries(FILTERS).flatMap(([name, filter]) =>
      SORTS.map((sort) => listing(`at the day's rates: ${name}, ${sort}`, `date=${BUSY_ON}&${filter}&sort=${sort}`)),
    ),
    listing("at the day's rates: a model", `date=${BUSY_ON}&q=azimut`),
    ...Object.entries(FREE).flatMap(([name, time]) =>
      ['nothing asked', 'city, capacity, price', 'small boats'].flatMap((filter) =>
        ['rate-desc', 'length-desc', 'newest'].map((sort) =>
          listing(`${name}: ${filter}, ${sort}`, `date=${BUSY_ON}&${time}&${FILTERS[filter]}&sort=${sort}`),
        ),
      ),
    ),
    listing('free at 14:00 for 4 hours: a model', `date=${BUSY_ON}&startTime=14:00&hours=4&q=azimut`),
    listing('first page: nothing asked, no limit', '', 200),
    ...Object.entries(WORDS).map(([name, q]) => listing(`first page: ${name}`, `q=${encodeURIComponent(q)}`)),
    listing('first page: common word + filters, newest', `q=guests&${FILTERS['city, capacity, price']}&sort=newest`),
    listing('first page: rare word + filters, newest', `q=telescope&${FILTERS['city, capacity, price']}&sort=newest`),
    ...(await middles('nothing asked', urls)),
    ...(await middles('city, capacity, price', urls)),
    ...(await middles("at the day's rates", urls)),
    {
      name: 'one boat',
      judged: true,
      paths: { small: await someBoats(urls.small), large: await someBoats(urls.large) },
    },
    ...Object.entries(HARD_WORDS).map(([name, q]) => ({
      ...listing(`first page: ${name}`, `q=${encodeURIComponent(q)}`),
      judged: false,
    })),
  ];
}

function listing(name, query, limit = PAGE) {
  const paths = [`/api/boats?limit=${limit}&${query}`];
  return { name, judged: true, paths: { small: paths, large: paths } };
}

async function middles(name, urls) {
  const cases = [];
  for (const sort of SORTS) {
    const query = `${FILTERS[name] ?? `date=${BUSY_ON}`}&sort=${sort}`;
    const paths = {
      small: [await middleOf(urls.small, query, STRIDE.small)],
      large: [await middleOf(urls.large, query, STRIDE.large)],
    };
    cases.push({ name: `page in the middle: ${name}, ${sort}`, judged: true, paths });
  }
  return cases;
}

/** Follows the list to its end, and answers the path of the page that begins half-way. */
async function middleOf(url, query, stride) {
  const cursors = [];
  for (let path = `/api/boats?limit=${stride}&${query}`; path;) {
    const response = await fetch(url + path);
    await response.arrayBuffer();
    path = response.next;
    if (path) cursors.push(new URL(path, url).searchParams.get('cursor'));
  }
  const cursor = cursors[Math.floor((cursors.length - 1) / 2)];
  return `/api/boats?limit=${PAGE}&${query}${cursor ? `&cursor=${cursor}` : ''}`;
}

async function someBoats(url) {
  const lists = await Promise.all(
    SORTS.slice(0, 3).map(async (sort) => (await fetch(`${url}/api/boats?limit=${FEW_IDS / 3}&sort=${sort}`)).json()),
  );
  return lists.flat().map(({ id }) => `/api/boats/${id}`);
}
