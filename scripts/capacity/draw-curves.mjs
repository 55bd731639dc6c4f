const SIZE = { width: 960, height: 460 };
const PLOT = { left: 70, right: 530, top: 60, bottom: 400 };
const TIMES = [50, 100, 200, 500, 1_000, 2_000, 5_000];
const COLORS = ['#0b7285', '#e8590c', '#5f3dc4', '#2b8a3e'];
const GRAY = { line: '#d5dae3', words: '#4a5568' };

/** How long the slowest hundredth waits as an installation fills, one line for each. */
export function drawCurves(curves) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="sans-serif" font-size="13">`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="#ffffff"/>`,
    text(16, 28, 'A reservation without the card, p99, as the busiest part fills', 'font-size="16" font-weight="600"'),
    ...TIMES.flatMap((ms) => [
      `<line x1="${PLOT.left}" x2="${PLOT.right}" y1="${y(ms)}" y2="${y(ms)}" stroke="${GRAY.line}"/>`,
      text(
        PLOT.left - 8,
        y(ms) + 4,
        ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`,
        `text-anchor="end" fill="${GRAY.words}"`,
      ),
    ]),
    ...[0, 0.25, 0.5, 0.75, 1].map((share) =>
      text(x(share), PLOT.bottom + 22, `${share * 100} %`, `text-anchor="middle" fill="${GRAY.words}"`),
    ),
    ...curves.flatMap(({ name, most, station, points }, at) => {
      const color = COLORS[at % COLORS.length];
      const line = points.map(({ share, p99 }) => `${x(share)},${y(p99)}`).join(' ');
      const top = PLOT.top + 30 + at * 56;
      return [
        `<polyline points="${line}" fill="none" stroke="${color}" stroke-width="2"/>`,
        ...points.map(({ share, p99 }) => `<circle cx="${x(share)}" cy="${y(p99)}" r="3" fill="${color}"/>`),
        text(PLOT.right + 24, top, name, `fill="${color}" font-weight="600"`),
        text(
          PLOT.right + 24,
          top + 18,
          `at most ${most.toFixed(0)} a second, then ${station} is full`,
          `fill="${GRAY.words}"`,
        ),
      ];
    }),
    '</svg>',
    '',
  ].join('\n');
}

const x = (share) => Math.round(PLOT.left + share * (PLOT.right - PLOT.left));

function y(ms) {
  const [least, most] = [Math.log(TIMES[0]), Math.log(TIMES.at(-1))];
  const within = Math.min(most, Math.max(least, Math.log(ms)));
  return Math.round(PLOT.bottom - ((within - least) / (most - least)) * (PLOT.bottom - PLOT.top));
}

function text(left, top, words, more = '') {
  return `<text x="${left}" y="${top}" ${more}>${words}</text>`;
}
