import { join } from 'node:path';
import { breaksOfRelease } from '@harbourline/test-kit/released-schema';

it('lets the release before go on working on its database', async () => {
  expect(await breaksOfRelease(join(__dirname, '..', 'prisma'))).toEqual([]);
});
