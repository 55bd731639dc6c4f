import { ApiClient } from '@harbourline/client';
import { askEveryone } from './support/access/ask-everyone';
import { CALLS } from './support/access/calls';
import type { World } from './support/access/cast';
import { releaseHolds } from './support/access/objects';
import { TABLE } from './support/access/table';
import { readToken } from './support/access/tokens';
import { keepSignedIn, openWorld } from './support/access/world';
import { sharedTestStack, type TestStack } from './support/test-stack';

it('has one row for every public call, and none for a call that there is not', () => {
  expect(Object.keys(TABLE).sort()).toEqual([...CALLS.keys()].sort());
  for (const [name, situations] of Object.entries(TABLE)) expect([name, situations.length]).not.toEqual([name, 0]);
});

describe('who may call what, about whose object', () => {
  let stack: TestStack;
  let world: World;

  beforeAll(async () => {
    stack = await sharedTestStack();
    world = await openWorld(stack);
  });
  beforeEach(() => keepSignedIn(world));
  afterEach(() => releaseHolds(world));
  afterAll(() => stack?.stop());

  it('believes a token of its own key, so that the bad ones are refused for what is wrong with them', async () => {
    const { access } = world.sessions.renter;
    const token = world.forgery.good(readToken(access));
    const answer = await new ApiClient(world.instance.gatewayUrl).send('GET', '/api/auth/me', undefined, {
      authorization: `Bearer ${token}`,
    });
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ id: world.people.renter.id })]);
  });

  describe.each(Object.entries(TABLE))('%s', (name, situations) => {
    it.each(situations)('$of', async (situation) => {
      const call = CALLS.get(name);
      if (!call) throw new Error('there is no such call');
      const { seen, expected, leaks } = await askEveryone(world, call, situation);
      expect(seen).toEqual(expected);
      expect(leaks).toEqual([]);
    });
  });
});
