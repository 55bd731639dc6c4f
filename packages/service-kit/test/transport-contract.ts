import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { eventually } from '@harbourline/test-kit/eventually';
import { buildSampleProgram, type SampleProgram } from './sample/fork-sample';
import { newGate } from './sample/gate';
import { startPair, type Pair } from './sample/pair';
import { changeMany, changeThing } from './sample/thing-changed';

/**
 * Defines the tests of what every transport promises, with two services of which one publishes and the other listens.
 * `environment` answers, for each test, the variables that have both use the transport; nothing else here knows which
 * one it is.
 */
export function describeTransport(name: string, environment: () => Record<string, string>): void {
  describe(`events over ${name}`, () => {
    let postgres: TestPostgres;
    let program: SampleProgram;
    let pair: Pair;

    beforeAll(async () => {
      [postgres, program] = await Promise.all([postgresForTests(), buildSampleProgram()]);
    });
    afterAll(() => Promise.all([postgres.stop(), program.remove()]));
    beforeEach(async () => {
      pair = await startPair({ postgres, program, environment: environment() });
    });
    afterEach(() => pair.close());

    it('brings every committed event, each aggregate’s in order', async () => {
      const publisher = await pair.startPublisher();
      await pair.startSubscriber();
      await changeMany(publisher, { things: 10, times: 10 });

      await pair.untilReceived(100);
      await pair.expectInOrder({ things: 10, times: 10 });
    });

    it('brings what the event says: its data, subject, version and time', async () => {
      const publisher = await pair.startPublisher();
      await pair.startSubscriber();
      await publisher.db.transact((tx) => changeThing(tx, 7, 'Größe 45′ – "quoted"'));

      const [effect] = await pair.untilReceived(1);
      expect(effect).toMatchObject({ subject: '7', version: 1, text: 'Größe 45′ – "quoted"' });
    });

    it('never brings an event of a transaction that was rolled back', async () => {
      const publisher = await pair.startPublisher();
      await pair.startSubscriber();
      const failing = publisher.db.transact(async (tx) => {
        await changeThing(tx, 1, 'never happened');
        throw new Error('changed its mind');
      });
      await expect(failing).rejects.toThrow('changed its mind');
      await publisher.db.transact((tx) => changeThing(tx, 2, 'happened'));

      const effects = await pair.untilReceived(1);
      expect(effects.map(({ text }) => text)).toEqual(['happened']);
    });

    it('brings an event late, but brings it, when its transaction commits after later ones', async () => {
      const publisher = await pair.startPublisher();
      await pair.startSubscriber();
      const gate = newGate();
      const written = newGate();
      const late = publisher.db.transact(async (tx) => {
        await changeThing(tx, 1, 'written first, committed last');
        written.open();
        await gate.opened;
      });
      await written.opened;
      for (const id of [2, 3, 4]) await publisher.db.transact((tx) => changeThing(tx, id, 'committed first'));
      await pair.untilReceived(3);
      gate.open();
      await late;

      const effects = await pair.untilReceived(4);
      const subjects = effects.map(({ subject }) => subject);
      expect(subjects.slice(0, 3).sort()).toEqual(['2', '3', '4']); // an order is promised within one aggregate only
      expect(subjects[3]).toBe('1');
    });

    it('brings everything to a subscriber that was away, when it returns', async () => {
      const publisher = await pair.startPublisher();
      const first = await pair.startSubscriber();
      await changeMany(publisher, { things: 5, times: 4 });
      await pair.untilReceived(20);
      await first.stop();
      await changeMany(publisher, { things: 5, times: 4 });
      await pair.startSubscriber();

      await pair.untilReceived(40);
      await pair.expectInOrder({ things: 5, times: 8 });
      // It goes on where it was, instead of beginning anew.
      expect(await pair.tries()).toBeLessThan(50);
    });

    it('brings what happened before anyone subscribed', async () => {
      const publisher = await pair.startPublisher();
      await changeMany(publisher, { things: 3, times: 3 });
      await pair.startSubscriber();

      await pair.untilReceived(9);
      await pair.expectInOrder({ things: 3, times: 3 });
    });

    it('brings what the publisher committed just before it stopped, and what it commits after its return', async () => {
      const first = await pair.startPublisher();
      await pair.startSubscriber();
      await changeMany(first, { things: 5, times: 10 });
      await first.stop();
      const second = await pair.startPublisher();
      await changeMany(second, { things: 5, times: 10 });

      await pair.untilReceived(100);
      await pair.expectInOrder({ things: 5, times: 20 });
    });

    it('loses nothing and does nothing twice when a subscriber is killed in the middle', async () => {
      const publisher = await pair.startPublisher();
      await changeMany(publisher, { things: 10, times: 20 });
      for (const until of [20, 90]) {
        const doomed = await pair.forkSubscriber({ handlingMs: 5 });
        await pair.untilReceived(until);
        await doomed.kill();
        expect((await pair.received()).length).toBeLessThan(200);
      }
      await pair.startSubscriber();

      await pair.untilReceived(200);
      await pair.expectInOrder({ things: 10, times: 20 });
    });

    it('loses nothing when a subscriber stops in the middle', async () => {
      const publisher = await pair.startPublisher();
      await changeMany(publisher, { things: 10, times: 10 });
      const first = await pair.startSubscriber({ handlingMs: 5 });
      await pair.untilReceived(20);
      await first.stop();
      expect((await pair.received()).length).toBeLessThan(100);
      await pair.startSubscriber();

      await pair.untilReceived(100);
      await pair.expectInOrder({ things: 10, times: 10 });
    });

    it('loses nothing when the publisher that hands events over is killed, and another replica goes on', async () => {
      const doomed = await pair.forkPublisher();
      const other = await pair.startPublisher();
      await pair.startSubscriber();
      const changing = changeMany(other, { things: 10, times: 30 });
      await pair.untilReceived(30);
      await doomed.kill();
      await changing;

      await pair.untilReceived(300);
      await pair.expectInOrder({ things: 10, times: 30 });
    });

    it('has two replicas of a subscriber handle each event once, in order', async () => {
      const publisher = await pair.startPublisher();
      await Promise.all([pair.startSubscriber(), pair.startSubscriber()]);
      await changeMany(publisher, { things: 10, times: 20 });

      await pair.untilReceived(200);
      await pair.expectInOrder({ things: 10, times: 20 });
      // A few may come twice while the replicas find out who is to handle them.
      expect(await pair.tries()).toBeLessThan(250);
    });

    it('goes on with the other replica of a subscriber when the one that handled events stops', async () => {
      const publisher = await pair.startPublisher();
      const first = await pair.startSubscriber({ handlingMs: 2 });
      const changing = changeMany(publisher, { things: 10, times: 20 });
      await pair.untilReceived(20);
      await pair.startSubscriber();
      await first.stop();
      await changing;

      await pair.untilReceived(200);
      await pair.expectInOrder({ things: 10, times: 20 });
    });

    it('parks what cannot be handled, and what follows for the same aggregate, and goes on with all others', async () => {
      const publisher = await pair.startPublisher();
      await pair.startSubscriber();
      for (const [id, text] of [
        [1, 'unusable'],
        [2, 'usable'],
        [1, 'follows'],
        [3, 'usable'],
      ] as const)
        await publisher.db.transact((tx) => changeThing(tx, id, text));

      await pair.untilReceived(4); // by the other handler
      await eventually('the others are kept', async () => Object.keys(await pair.kept()).length === 2);
      expect(await pair.kept()).toEqual({ 2: 'usable', 3: 'usable' });
      await eventually('both are parked', async () => (await pair.parked()).length === 2);
      const handler = 'things:thing.changed.v1';
      expect(await pair.parked()).toEqual([
        { handler, subject: '1', version: 1 },
        { handler, subject: '1', version: 2 },
      ]);
    });

    it('keeps no other aggregate waiting while it tries again what cannot be handled', async () => {
      const publisher = await pair.startPublisher();
      await pair.forkSubscriber(); // with the tries of earnest, which take three quarters of a minute
      await publisher.db.transact(async (tx) => {
        for (const id of [1, 2, 3, 4, 5, 6]) await changeThing(tx, id, 'unusable');
        await changeThing(tx, 7, 'usable');
      });
      await eventually('the other is kept', async () => 7 in (await pair.kept()));
      expect((await pair.parked()).map(({ subject }) => subject)).toEqual([]);
    });

    it('goes on without a publisher that has frozen, which changes nothing when it wakes up', async () => {
      const frozen = await pair.forkPublisher();
      const other = await pair.startPublisher();
      await pair.startSubscriber();
      await changeMany(other, { things: 5, times: 4 });
      await pair.untilReceived(20);
      frozen.freeze();
      await changeMany(other, { things: 5, times: 4 });
      await pair.untilReceived(40);
      frozen.wake();
      await changeMany(other, { things: 5, times: 4 });
      await pair.untilReceived(60);
      await pair.expectInOrder({ things: 5, times: 12 });
    });

    it('goes on without a subscriber that has frozen, which changes nothing when it wakes up', async () => {
      const publisher = await pair.startPublisher();
      const frozen = await pair.forkSubscriber({ handlingMs: 5 });
      await changeMany(publisher, { things: 5, times: 10 });
      await pair.untilReceived(20);
      frozen.freeze();
      await pair.startSubscriber();
      await pair.untilReceived(50);
      frozen.wake();
      await changeMany(publisher, { things: 5, times: 4 });
      await pair.untilReceived(70);
      await pair.expectInOrder({ things: 5, times: 14 });
    });

    it('keeps each aggregate’s order when two replicas of a publisher change it in turn', async () => {
      const first = await pair.startPublisher();
      const second = await pair.startPublisher();
      await pair.startSubscriber();
      await Promise.all([changeMany(first, { things: 10, times: 20 }), changeMany(second, { things: 10, times: 20 })]);

      await pair.untilReceived(400);
      await pair.expectInOrder({ things: 10, times: 40 });
    });

    it('hands everything over again to who asks for it, beside those that follow', async () => {
      const publisher = await pair.startPublisher();
      await pair.startSubscriber();
      await changeMany(publisher, { things: 10, times: 30 });
      await pair.untilReceived(300);
      await pair.sql(`UPDATE kept SET text = 'by hand'`);

      expect(await pair.rebuild().ended).toMatchObject({
        code: 0,
        said: 'things: 300 events read, 0 gone, 0 failed\n',
      });
      expect(Object.values(await pair.kept())).toEqual(Array.from({ length: 10 }, () => ''));
      await changeMany(publisher, { things: 10, times: 1 });
      await pair.untilReceived(310);
      expect(await pair.tries()).toBe(310);
    });

    it('brings 1000 events, each aggregate’s in order', async () => {
      const publisher = await pair.startPublisher();
      await pair.startSubscriber();
      await changeMany(publisher, { things: 50, times: 20 });
      await pair.untilReceived(1000);

      await pair.expectInOrder({ things: 50, times: 20 });
    });
  });
}
