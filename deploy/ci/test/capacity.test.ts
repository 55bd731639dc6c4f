import { join } from 'node:path';

const JOBS = 40_000;
interface Queue {
  servers: Record<string, number>;
  job: { waitedFor: { station: string; ms: number }[] };
  rate: number;
}
let simulation: {
  simulate(queue: Queue & { jobs: number; seed?: number }): number[];
  busiest(queue: Queue): { station: string; share: number };
};
beforeAll(async () => {
  simulation = (await import(join(__dirname, '..', '..', '..', 'scripts', 'capacity', 'simulate.mjs'))) as never;
});

const queue = (servers: number, share: number): Queue => ({
  servers: { desk: servers },
  job: { waitedFor: [{ station: 'desk', ms: 100 }] },
  rate: share * servers * 10,
});
const mean = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0) / numbers.length;

it.each([0.3, 0.5, 0.8])('waits at one server that is full by %d as Pollaczek and Khinchine say', (share) => {
  // Work of two exponential parts varies by half: 1 + 0.5 in place of 2.
  const expected = 100 + (100 * share * 1.5) / (2 * (1 - share));
  const found = mean(simulation.simulate({ ...queue(1, share), jobs: JOBS }));
  expect(found / expected).toBeGreaterThan(0.93);
  expect(found / expected).toBeLessThan(1.07);
});

it('waits next to never where there are many servers', () => {
  const found = mean(simulation.simulate({ ...queue(50, 0.3), jobs: JOBS }));
  expect(found / 100).toBeGreaterThan(0.98);
  expect(found / 100).toBeLessThan(1.02);
});

it('says which station is full first', () => {
  const job = {
    waitedFor: [
      { station: 'one', ms: 10 },
      { station: 'two', ms: 30 },
      { station: 'one', ms: 15 },
    ],
  };
  expect(simulation.busiest({ servers: { one: 1, two: 2 }, job, rate: 10 })).toEqual({ station: 'one', share: 0.25 });
});

it('gives the same for the same seed, and in order', () => {
  const run = (seed: number) => simulation.simulate({ ...queue(2, 0.7), jobs: 500, seed });
  expect(run(7)).toEqual(run(7));
  expect(run(7)).not.toEqual(run(8));
  expect(run(7)).toEqual(run(7).toSorted((one, other) => one - other));
});
