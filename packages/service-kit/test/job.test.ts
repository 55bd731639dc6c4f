import { startJob } from '../src/jobs/job';
import { createLogger } from '../src/logger';
import { eventually } from '../test-support/eventually';
import { newGate } from './sample/gate';

const logger = createLogger('test', 'silent');
const AN_HOUR = 3_600_000;
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 60));

it('runs at the start, and again at once while there is work', async () => {
  const left = [3, 2, 1, 0];
  let turns = 0;
  const job = startJob({ name: 'work', everyMs: AN_HOUR, run: async () => left[turns++] ?? 0 }, logger);
  await eventually('all work is done', () => turns === 4);
  await aMoment();
  await job.stop();

  expect(turns).toBe(4);
});

it('runs again after its time when there was nothing to do', async () => {
  const startedAt: number[] = [];
  const job = startJob({ name: 'idle', everyMs: 50, run: async () => (startedAt.push(performance.now()), 0) }, logger);
  await eventually('three turns', () => startedAt.length === 3);
  await job.stop();

  const [first = 0, , third = 0] = startedAt;
  expect(third - first).toBeGreaterThanOrEqual(95);
});

it('looks at once when it is woken, also when that was while it looked', async () => {
  let turns = 0;
  const gate = newGate();
  const run = async () => {
    turns += 1;
    if (turns === 2) await gate.opened;
    return 0;
  };
  const job = startJob({ name: 'woken', everyMs: AN_HOUR, run }, logger);
  await eventually('the first turn', () => turns === 1);
  job.wake();
  await eventually('the second turn has begun', () => turns === 2);
  job.wake();
  gate.open();
  await eventually('a turn after what came meanwhile', () => turns === 3);
  await aMoment();
  await job.stop();

  expect(turns).toBe(3);
});

it('goes on after a turn that failed, when its time comes', async () => {
  let turns = 0;
  const run = async () => {
    turns += 1;
    if (turns <= 2) throw new Error('the database is away');
    return 0;
  };
  const started = performance.now();
  const job = startJob({ name: 'failing', everyMs: 50, run }, logger);
  await eventually('a turn after the failures', () => turns === 3);
  await job.stop();

  expect(performance.now() - started).toBeGreaterThanOrEqual(95);
});

it('stops only when the turn at hand is done, and begins no other', async () => {
  const gate = newGate();
  let turns = 0;
  let finished = false;
  const run = async () => {
    turns += 1;
    await gate.opened;
    finished = true;
    return 1;
  };
  const job = startJob({ name: 'slow', everyMs: 1, run }, logger);
  let stopped = false;
  const stopping = job.stop().then(() => (stopped = true));
  await aMoment();
  expect(stopped).toBe(false);
  gate.open();
  await stopping;

  expect(finished).toBe(true);
  await aMoment();
  expect(turns).toBe(1);
});

it('stops at once while it waits for its time', async () => {
  let turns = 0;
  const job = startJob({ name: 'waiting', everyMs: AN_HOUR, run: async () => ((turns += 1), 0) }, logger);
  await eventually('the first turn', () => turns === 1);
  await job.stop();

  expect(turns).toBe(1);
});

it('never runs two turns at once', async () => {
  let running = 0;
  let most = 0;
  let turns = 0;
  const run = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 15));
    running -= 1;
    turns += 1;
    return turns % 2;
  };
  const job = startJob({ name: 'long', everyMs: 1, run }, logger);
  await eventually('five turns', () => turns >= 5);
  await job.stop();

  expect(most).toBe(1);
});
