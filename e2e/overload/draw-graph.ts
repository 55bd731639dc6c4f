import type { Second } from './offer-load';
import { quantile } from './quantile';

export interface Phase {
  name: string;
  load: Second[];
}

const WIDTH = 960;
const LEFT = 64;
const RIGHT = 24;
const PANEL = { height: 190, rates: 64, times: 324 };
const HEIGHT = 580;
const COLORS = { offered: '#8a94a6', accepted: '#0b7285', shed: '#e8590c', signedIn: '#5f3dc4', line: '#d5dae3' };

/** Two panels over the same seconds: what was offered, accepted and shed, and how long answers took. */
export function drawGraph(title: string, phases: readonly Phase[]): string {
  const seconds = phases.flatMap(({ load }) => load);
  const x = (second: number) => LEFT + (second / seconds.length) * (WIDTH - LEFT - RIGHT);
  const rates = seconds.map((each) => [each.offered, each.accepted.length, each.shed.length] as const);
  const slow = seconds.map((each) => quantile(each.accepted, 0.95));
  const signedIn = seconds.map((each) => quantile(each.signedIn, 0.95));
  const rateScale = scale(Math.max(...rates.flat()), PANEL.rates);
  const timeScale = scale(Math.max(...slow, ...signedIn), PANEL.times);
  const line = (values: readonly number[], y: (value: number) => number, color: string) =>
    `<polyline fill="none" stroke="${color}" stroke-width="2" points="${values
      .map((value, at) => `${x(at + 0.5).toFixed(1)},${y(value).toFixed(1)}`)
      .join(' ')}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    text(LEFT, 28, title, 'font-size="16" font-weight="600"'),
    ...panel('calls a second', rateScale, PANEL.rates),
    line(
      rates.map(([offered]) => offered),
      rateScale.y,
      COLORS.offered,
    ),
    line(
      rates.map(([, accepted]) => accepted),
      rateScale.y,
      COLORS.accepted,
    ),
    line(
      rates.map(([, , shed]) => shed),
      rateScale.y,
      COLORS.shed,
    ),
    ...panel('milliseconds, 95th percentile', timeScale, PANEL.times),
    line(slow, timeScale.y, COLORS.accepted),
    line(signedIn, timeScale.y, COLORS.signedIn),
    ...separators(phases, x),
    ...legend(),
    '</svg>',
    '',
  ].join('\n');
}

interface Scale {
  top: number;
  y(value: number): number;
}

function scale(largest: number, at: number): Scale {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, largest)));
  const top = Math.ceil(Math.max(1, largest) / unit) * unit;
  return { top, y: (value) => at + PANEL.height * (1 - value / top) };
}

function panel(name: string, { top, y }: Scale, at: number): string[] {
  const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => share * top);
  return [
    text(LEFT, at - 10, name, 'fill="#4a5568"'),
    ...marks.flatMap((mark) => [
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(mark)}" y2="${y(mark)}" stroke="${COLORS.line}"/>`,
      text(LEFT - 8, y(mark) + 4, String(Math.round(mark)), 'text-anchor="end" fill="#4a5568"'),
    ]),
  ];
}

function separators(phases: readonly Phase[], x: (second: number) => number): string[] {
  let begun = 0;
  return phases.flatMap(({ name, load }) => {
    const [from, to] = [x(begun), x(begun + load.length)];
    begun += load.length;
    const height = PANEL.times + PANEL.height;
    return [
      `<line x1="${from}" x2="${from}" y1="${PANEL.rates}" y2="${height}" stroke="#4a5568" stroke-dasharray="3 4"/>`,
      text((from + to) / 2, height + 22, name, 'text-anchor="middle"'),
    ];
  });
}

function legend(): string[] {
  const entries = [
    ['offered', COLORS.offered],
    ['accepted', COLORS.accepted],
    ['shed with 503 or 429', COLORS.shed],
    ['signed in, who am I', COLORS.signedIn],
  ] as const;
  return entries.flatMap(([name, color], at) => {
    const left = LEFT + at * 200;
    return [
      `<rect x="${left}" y="${HEIGHT - 24}" width="14" height="4" fill="${color}"/>`,
      text(left + 22, HEIGHT - 18, name, 'fill="#4a5568"'),
    ];
  });
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" ${more}>${words}</text>`;
}
