import { fuzz } from '../fuzz/fuzz';
import { rememberMessageSettings } from './support/message-settings';
import { sharedTestStack, type TestStack } from './support/test-stack';

/** `npm run fuzz` asks for all of them. */
const MOST = 1_500;
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1_000_000));

describe(`${MOST} of all bad requests, seed ${SEED}`, () => {
  let stack: TestStack;
  let putBack: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    stack = await sharedTestStack();
    // Some are not that bad: an administrator may empty the settings of SMS.
    putBack = await rememberMessageSettings(await stack.instance());
  });
  afterAll(async () => {
    await putBack?.();
    await stack?.stop();
  });

  it('are answered without a fault of ours, and without a word about how we are built', async () => {
    const { findings, requests } = await fuzz(await stack.instance(), { most: MOST, seed: SEED, slowMs: 60_000 });
    expect(findings).toEqual([]);
    expect(requests).toBe(MOST);
  });
});
