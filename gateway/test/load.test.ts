import { openMetrics } from '@harbourline/service-kit';
import { Gate, Gates } from '../src/load/gate';
import { Places } from '../src/load/places';
import { countShed } from '../src/load/shed';

const here = new AbortController().signal;
const LONG_MS = 60_000;

describe('a gate', () => {
  it('turns away at once who finds it and its queue full', async () => {
    const gate = new Gate({ atOnce: 1, waiting: 1, waitMs: LONG_MS });
    const leave = await gate.enter(here);
    const waiting = gate.enter(here);

    expect(gate.full).toBe(true);
    expect(await gate.enter(here)).toBeUndefined();
    leave?.();
    (await waiting)?.();
    expect(gate.use).toEqual({ inside: 0, waiting: 0 });
  });

  it('lets who has waited longest in, one for each who leaves', async () => {
    const gate = new Gate({ atOnce: 1, waiting: 9, waitMs: LONG_MS });
    const order: number[] = [];
    const first = await gate.enter(here);
    const others = [1, 2, 3].map(async (name) => {
      const leave = await gate.enter(here);
      order.push(name);
      return leave;
    });
    first?.();
    first?.(); // said twice
    const second = await others[0];
    expect([order, gate.use]).toEqual([[1], { inside: 1, waiting: 2 }]);
    second?.();
    (await others[1])?.();
    (await others[2])?.();
    expect([order, gate.use]).toEqual([[1, 2, 3], { inside: 0, waiting: 0 }]);
  });

  it('is left by who goes away while waiting, and by who has waited long enough', async () => {
    const gate = new Gate({ atOnce: 1, waiting: 9, waitMs: 20 });
    await gate.enter(here);
    const going = new AbortController();
    const [gone, patient] = [gate.enter(going.signal), gate.enter(here)];
    going.abort();
    expect([await gone, await patient]).toEqual([undefined, undefined]);
    expect(gate.use).toEqual({ inside: 1, waiting: 0 });
  });

  it('is one for each key, and forgotten when nobody is there', async () => {
    const gates = new Gates({ atOnce: 1, waiting: 0, waitMs: 0 });
    const leave = await gates.enter('a', here);
    expect(await gates.enter('a', here)).toBeUndefined();
    const other = await gates.enter('b', here);
    leave?.();
    other?.();
    expect(gates.size).toBe(0);
    expect(await gates.enter('a', here)).toBeDefined();
  });
});

describe('places', () => {
  const holder = (who: string, broken: string[]) => ({ who, gone: here, breakOff: () => broken.push(who) });

  it('go to others once their holder has been still, the stillest first', async () => {
    const places = new Places({ capacity: 2, share: 2, waitMs: LONG_MS });
    const broken: string[] = [];
    const slow = await places.take(holder('slow', broken), 1);
    const busy = await places.take(holder('busy', broken), 1);
    const moving = setInterval(() => busy?.moved(), 50);

    expect(await places.take(holder('new', broken), 1)).toBeDefined();
    clearInterval(moving);
    expect(broken).toEqual(['slow']);
    slow?.leave();
    expect(places.inUse).toBe(2);
  });

  it('are not taken from who has sent everything, nor given to who waits in vain', async () => {
    const places = new Places({ capacity: 1, share: 1, waitMs: 1_500 });
    const broken: string[] = [];
    (await places.take(holder('done', broken), 1))?.settled();
    expect(await places.take(holder('new', broken), 1)).toBeUndefined();
    expect(broken).toEqual([]);
  });

  it('are shared: beyond a share somebody takes only from themselves', async () => {
    const places = new Places({ capacity: 10, share: 2, waitMs: LONG_MS });
    const broken: string[] = [];
    await places.take(holder('other', broken), 1);
    await places.take(holder('greedy', broken), 2);
    await places.take(holder('greedy', broken), 1);
    expect(broken).toEqual(['greedy']);
    expect(places.inUse).toBe(2);
  });

  it('grow as long as there is room', async () => {
    const places = new Places({ capacity: 100, share: 50, waitMs: 0 });
    const place = await places.take(holder('one', []), 20);
    expect([await place?.grow(30), await place?.grow(1), places.inUse]).toEqual([true, false, 50]);
    place?.leave();
    expect([await place?.grow(1), places.inUse]).toEqual([false, 0]);
  });
});

it('tells how much was turned away, and why, from the first moment', async () => {
  const metrics = await openMetrics('gateway', {
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    OTEL_TRACES_SAMPLER_ARG: 1,
    SERVICE_VERSION: '0',
  });
  const shed = countShed(metrics.meter);
  expect(await metrics.text()).toMatch(/^harbourline_requests_shed_total\{[^}]*reason="slow_reader"[^}]*\} 0\b/m);
  shed.count('slow_reader');
  expect([shed.refusal('address').status, shed.refusal('service').status]).toEqual([429, 503]);
  expect(await metrics.text()).toMatch(/^harbourline_requests_shed_total\{[^}]*reason="slow_reader"[^}]*\} 1\b/m);
});
