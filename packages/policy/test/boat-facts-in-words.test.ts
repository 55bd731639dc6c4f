import { arrivalInWords, boardingInWords, costsInWords, mapLink, rulesInWords, vesselInWords } from '../src/words';

it('tells what the price covers before what is paid at the dock, and what is not to be had last', () => {
  const costs = costsInWords({
    items: {
      towels: { is: 'not_included' },
      fuel: { is: 'at_dock' },
      cleaning: { is: 'at_dock', cents: 8_000 },
      food: { is: 'at_dock', cents: 2_550, per: 'guest' },
      ice: { is: 'included' },
    },
    extras: [{ name: 'Paddle board', cents: 4_000, per: 'charter' }],
    tip: 'customary',
  });
  expect(costs.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Ice: Included',
    'Fuel: Paid at the dock, based on use',
    'Cleaning: $80, paid at the dock',
    'Food: $25.50 per guest, paid at the dock',
    'Paddle board: $40 per charter, paid at the dock',
    'Towels: Not included',
    'Tip: Customary',
  ]);
});

it('says each rule in a sentence, and nothing of what was not said', () => {
  const rules = rulesInWords({ pets: 'on_request', smoking: 'not_allowed', leastAge: 12, onlyWithCaptain: true });
  expect(rules).toEqual([
    'The boat goes out only with a captain.',
    'Please ask the owner before you bring a pet.',
    'No smoking.',
    'Guests must be at least 12 years old.',
  ]);
  expect(rulesInWords({ leastAge: 0, onlyWithCaptain: false })).toEqual(['Guests of any age are welcome.']);
  expect(rulesInWords({})).toEqual([]);
});

it('says what a boat has, none included', () => {
  const rows = vesselInWords({
    ...{ builtIn: 2019, builder: 'Sea Ray', washrooms: 0, safetyGear: ['flares', 'vhf_radio'] as const },
    ...{ lifeJackets: { adult: 12, infant: 0 }, insurance: { insurer: 'Lloyd’s' }, languages: ['en', 'fr'] },
  });
  expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Built: 2019, Sea Ray',
    'Washrooms: None',
    'Safety gear: Flares, VHF radio',
    'Life jackets: 12 adult',
    'Insurance: Lloyd’s',
    'Languages aboard: English, French',
  ]);
});

it('says where one boards, how early to come, and shows it in a map', () => {
  const place = { latitude: 43.6387, longitude: -79.3837 };
  const boarding = { marina: 'Pier 4', address: '245 Queens Quay', place, parking: 'None', minutesBefore: 30 };
  expect(boardingInWords(boarding)).toEqual([
    { label: 'Where', value: 'Pier 4, 245 Queens Quay' },
    { label: 'Parking', value: 'None' },
  ]);
  const arrivals = [boarding, null, {}, { minutesBefore: 0 }, { minutesBefore: 1 }].map(arrivalInWords);
  expect(arrivals).toEqual([
    ...['30 minutes early', '15 minutes early', '15 minutes early'],
    ...['at the start time', '1 minute early'],
  ]);
  const shown = [boarding, { address: boarding.address }, {}].map((said) => mapLink(said, 'Toronto'));
  expect(shown.map((link) => link && new URL(link).searchParams.get('query'))).toEqual([
    '43.6387,-79.3837',
    '245 Queens Quay, Toronto',
    undefined,
  ]);
});
