/** How much worse than before a figure may be, as what else the machine does is in it. */
const MARGIN = 1.25;

/**
 * What became of the figures that both runs have. A figure is a regression where it is worse by more than the margin, and
 * by more than what was measured spreads.
 * @param {import('./report.mjs').Row[]} before
 * @param {import('./report.mjs').Row[]} now
 * @returns {{ name: string, unit: string, before: number, now: number, ratio: number, isRegression: boolean }[]} with how
 * many times as good or bad the figure is now; above 1 is worse.
 */
export function compareRows(before, now) {
  const earlier = new Map(before.map((row) => [row.name, row]));
  return now.flatMap((row) => {
    const then = earlier.get(row.name);
    if (!then) return [];
    const isMoreBetter = row.isMoreBetter ?? row.atLeast !== undefined;
    const ratio = worseBy(then.value, row.value, isMoreBetter);
    const overlap = isMoreBetter
      ? high(row) >= low(then) && spreads(row, then)
      : low(row) <= high(then) && spreads(row, then);
    const { name, unit, value } = row;
    return [{ name, unit, before: then.value, now: value, ratio, isRegression: ratio > MARGIN && !overlap }];
  });
}

function worseBy(before, now, isMoreBetter) {
  const [good, bad] = isMoreBetter ? [now, before] : [before, now];
  if (good === bad) return 1;
  return good === 0 ? Infinity : bad / good;
}

const low = ({ value, spread }) => spread?.[0] ?? value;
const high = ({ value, spread }) => spread?.[1] ?? value;
const spreads = (...rows) => rows.some(({ spread }) => spread);
