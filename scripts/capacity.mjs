// npm run capacity: how many reservations a second an installation carries, and how long people wait as it fills, from
// measured costs and simulated queues. Prints a table and draws docs/pictures/capacity.svg.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESERVATION } from './capacity/costs.mjs';
import { drawCurves } from './capacity/draw-curves.mjs';
import { busiest, quantile, simulate } from './capacity/simulate.mjs';
import { ROOT } from './install.mjs';

const PROCESSES = ['gateway', 'identity', 'catalog', 'booking', 'payments', 'notifications'];
const each = (count) => Object.fromEntries(PROCESSES.map((name) => [name, count]));
/** A stop at any process is a stop at the machine that all of them share. */
const onOneMachine = (stops) => stops.map(({ ms }) => ({ station: 'its processor', ms }));

const INSTALLATIONS = [
  {
    name: 'one machine with two cores',
    servers: { 'its processor': 2 },
    job: {
      waitedFor: onOneMachine(RESERVATION.waitedFor),
      afterwards: onOneMachine(RESERVATION.afterwards),
    },
  },
  { name: 'a core for each process, PostgreSQL with two', servers: { ...each(1), postgres: 2 }, job: RESERVATION },
  {
    name: 'three replicas of each, PostgreSQL with eight cores',
    servers: { ...each(3), postgres: 8 },
    job: RESERVATION,
  },
  { name: 'twelve of each, PostgreSQL with 32 cores', servers: { ...each(12), postgres: 32 }, job: RESERVATION },
];
const SHARES = [0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95];
const JOBS = 20_000;

const curves = INSTALLATIONS.map(({ name, ...installation }) => {
  const { station, share } = busiest({ ...installation, rate: 1 });
  const most = 1 / share;
  const points = SHARES.map((part) => {
    const took = simulate({ ...installation, rate: part * most, jobs: JOBS });
    return { share: part, rate: part * most, p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
  });
  return { name, station, most, points };
});

for (const { name, station, most, points } of curves) {
  console.log(`${name}: at most ${most.toFixed(1)} reservations a second, first full: ${station}`);
  for (const { share, rate, p50, p99 } of points)
    console.log(
      `  ${String(Math.round(share * 100)).padStart(3)} % full, ${rate.toFixed(1).padStart(6)} a second: p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms`,
    );
}
writeFileSync(join(ROOT, 'docs', 'pictures', 'capacity.svg'), drawCurves(curves));
