// Queues, event by event: jobs arrive at random, wait at each station of their way for one of its servers, and leave.

/**
 * @param servers how many of each station: `{ booking: 2, postgres: 4 }`
 * @param job stations of one job, in order, with the mean of the time there; what is set off at its end, `afterwards`, is
 * waited for by nobody
 * @param rate jobs a second
 * @param jobs how many are counted, after a tenth more that only fill the queues
 * @returns how long the counted jobs took, in milliseconds, in ascending order
 */
export function simulate({ servers, job, rate, jobs, seed = 1 }) {
  const random = randomFrom(seed);
  const stations = new Map(Object.entries(servers).map(([name, count]) => [name, { free: count, waiting: [] }]));
  const agenda = new Agenda();
  const took = [];
  const warmUp = Math.ceil(jobs / 10);
  let arrived = 0;

  const arrive = (now) => {
    const counts = arrived >= warmUp;
    arrived += 1;
    enter({ stops: job.waitedFor, at: 0, since: now, counts }, now);
    if (arrived < jobs + warmUp) agenda.add(now + exponential(random, 1_000 / rate), arrive);
  };
  const enter = (visit, now) => {
    const stop = visit.stops[visit.at];
    if (!stop) return finish(visit, now);
    const station = stations.get(stop.station);
    if (station.free === 0) return void station.waiting.push(visit);
    station.free -= 1;
    serve(visit, now);
  };
  const serve = (visit, now) => {
    const { station, ms } = visit.stops[visit.at];
    agenda.add(now + workTime(random, ms), (later) => leave(visit, stations.get(station), later));
  };
  const leave = (visit, station, now) => {
    const next = station.waiting.shift();
    if (next) serve(next, now);
    else station.free += 1;
    enter({ ...visit, at: visit.at + 1 }, now);
  };
  const finish = ({ since, counts, isAfterwards }, now) => {
    if (isAfterwards) return;
    if (counts) took.push(now - since);
    for (const stop of job.afterwards ?? []) enter({ stops: [stop], at: 0, isAfterwards: true }, now);
  };

  agenda.add(0, arrive);
  agenda.run();
  return took.sort((one, other) => one - other);
}

/** The share of its servers that the busiest station needs at this rate; from 1 on, its queue grows for ever. */
export function busiest({ servers, job, rate }) {
  const load = {};
  for (const { station, ms } of [...job.waitedFor, ...(job.afterwards ?? [])])
    load[station] = (load[station] ?? 0) + (rate * ms) / 1_000 / servers[station];
  const [station, share] = Object.entries(load).sort(([, one], [, other]) => other - one)[0];
  return { station, share };
}

export const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];

/** Work varies less than chance would have it: two exponential parts. */
const workTime = (random, mean) => exponential(random, mean / 2) + exponential(random, mean / 2);
const exponential = (random, mean) => -mean * Math.log(1 - random());

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What happens when: a binary heap by time. */
class Agenda {
  heap = [];

  add(at, act) {
    const { heap } = this;
    let here = heap.push({ at, act }) - 1;
    while (here > 0) {
      const above = (here - 1) >> 1;
      if (heap[above].at <= heap[here].at) break;
      [heap[above], heap[here]] = [heap[here], heap[above]];
      here = above;
    }
  }

  run() {
    while (this.heap.length > 0) {
      const { at, act } = this.next();
      act(at);
    }
  }

  next() {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (heap.length === 0) return first;
    heap[0] = last;
    for (let here = 0; ;) {
      const [left, right] = [2 * here + 1, 2 * here + 2];
      const least = [here, left, right].filter((at) => at < heap.length).sort((a, b) => heap[a].at - heap[b].at)[0];
      if (least === here) return first;
      [heap[here], heap[least]] = [heap[least], heap[here]];
      here = least;
    }
  }
}
