import { obstacleInWords } from '../src/shared/delivery/obstacle-in-words';

it.each([
  [null, '550 No such mailbox', '550 No such mailbox'],
  [{ code: 'template_off' }, null, 'The template is switched off.'],
  [{ code: 'out_of_reach', countries: ['CA', 'MX'] }, null, /these countries only: Canada and Mexico\.$/],
  [{ code: 'out_of_reach', countries: [] }, null, /mobile phones of some countries only\.$/],
  [
    { code: 'over_budget', budget: 'smsPerNumber', most: 3 },
    null,
    'The limit is reached: 3 text messages to one number in 24 hours.',
  ],
] as const)('says why a message did not go out: %j', (obstacle, lastError, said) => {
  const told = obstacle && 'countries' in obstacle ? { ...obstacle, countries: [...obstacle.countries] } : obstacle;
  expect(obstacleInWords({ obstacle: told, lastError })).toEqual(
    typeof said === 'string' ? said : expect.stringMatching(said),
  );
});
