import { systemClock } from '../src/clock';
import { startJob } from '../src/jobs/job';
import { createLogger } from '../src/logger';
import { eventually } from '@harbourline/test-kit/eventually';
import { newGate } from './sample/gate';

const kit = { logger: createLogger('test', 'silent'), clock: systemClock };
const AN_HOUR = 3_600_000;
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 60));

it('runs at the start, and again at once while there is work', async () => {
  const left = [3, 2, 1, 0];
  let turns = 0;
  const job = startJob({ name: 'work', everyMs: AN_HOUR, run: async () => left[turns++] ?? 0 }, kit);
  await eventually('all work is done', () => turns === 4);
  await aMoment();
  await job.stop();

  expect(turns).toBe(4);
});

it('runs again after its time when there was nothing to do', async () => {
  const startedAt: number[] = [];
  const job = startJob({ name: 'idle', everyMs: 50, run: async () => (startedAt.push(performance.now()), 0) }, kit);
  await eventually('three turns', () => startedAt.length >= 3);
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
  const job = startJob({ name: 'woken', everyMs: AN_HOUR, run }, kit);
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
  const job = startJob({ name: 'failing', everyMs: 50, run }, kit);
  await eventually('a turn after the failures', () => turns >= 3);
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
  const job = startJob({ name: 'slow', everyMs: 1, run }, kit);
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
  const job = startJob({ name: 'waiting', everyMs: AN_HOUR, run: async () => ((turns += 1), 0) }, kit);
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
  const job = startJob({ name: 'long', everyMs: 1, run }, kit);
  await eventually('five turns', () => turns >= 5);
  await job.stop();

  expect(most).toBe(1);
});

describe('a job that knows when something is due', () => {
  const NEVER = { everyMs: 20, nextDue: () => Promise.resolve(undefined) };

  it('looks once more for what came while it looked, and then rests until something is committed', async () => {
    let turns = 0;
    const job = startJob({ name: 'knowing', ...NEVER, run: async () => ((turns += 1), 0) }, kit);
    await eventually('the first turn', () => turns === 1);
    job.stir();
    await eventually('a turn after what came meanwhile', () => turns === 2);
    await aMoment();
    await aMoment();
    expect(turns).toBe(2);
    job.stir();
    await eventually('a turn after a commit', () => turns === 3);
    await job.stop();
  });

  it('looks as soon as something becomes due, and not when it has rested for long', async () => {
    const due = new Date(Date.now() + 1_500);
    const lookedAt: number[] = [];
    const run = async () => (lookedAt.push(Date.now()), 0);
    const nextDue = async () => (Date.now() < due.getTime() ? due : undefined);
    const job = startJob({ name: 'knowing', everyMs: 20, nextDue, run }, kit);
    await eventually('the turn when it is due', () => lookedAt.length === 2);
    await job.stop();

    const [, second = 0] = lookedAt;
    expect(second).toBeGreaterThanOrEqual(due.getTime());
    expect(second).toBeLessThan(due.getTime() + 10_000);
  });

  it('keeps to its interval while what is due is left to somebody else, and while nobody can say what is due', async () => {
    let turns = 0;
    let asked = 0;
    const nextDue = async () => {
      asked += 1;
      if (asked > 2) throw new Error('the database is away');
      return new Date(0);
    };
    const started = performance.now();
    const job = startJob({ name: 'knowing', everyMs: 50, nextDue, run: async () => ((turns += 1), 0) }, kit);
    await eventually('five turns', () => turns >= 5);
    await job.stop();

    expect(performance.now() - started).toBeGreaterThanOrEqual(195);
  });

  it('keeps to its interval after a turn that failed', async () => {
    let turns = 0;
    const run = async () => {
      turns += 1;
      throw new Error('the database is away');
    };
    const job = startJob({ name: 'failing', ...NEVER, run }, kit);
    await eventually('three turns', () => turns >= 3);
    await job.stop();
  });

  it('looks at once when it is woken while it rests', async () => {
    let turns = 0;
    let asked = false;
    const nextDue = async () => ((asked = true), undefined);
    const job = startJob({ name: 'knowing', everyMs: 20, nextDue, run: async () => ((turns += 1), 0) }, kit);
    await eventually('it rests', () => asked);
    job.wake();
    await eventually('a turn', () => turns === 2);
    await job.stop();
  });
});
