import { demandOf, said } from './report.mjs';

const WIDTH = 960;
const NAMES = 430;
const BARS = { left: 440, width: 330 };
const LINE = 26;
const TOP = 70;
/** How many times the demand the bars reach, either way. */
const REACH = 16;
const COLORS = { met: '#0b7285', missed: '#e8590c', line: '#d5dae3', words: '#4a5568' };

/** Each figure beside what is demanded of it, on a scale of ratios: to the right of the middle is missed. */
export function drawRows(title, rows) {
  const demanded = rows.filter((row) => demandOf(row) !== '');
  const height = TOP + demanded.length * LINE + 40;
  const bottom = height - 30;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    text(16, 28, title, 'font-size="16" font-weight="600"'),
    ...[1 / 16, 1 / 4, 1, 4, 16].flatMap((ratio) => [
      `<line x1="${x(ratio)}" x2="${x(ratio)}" y1="${TOP - 12}" y2="${bottom}" stroke="${ratio === 1 ? COLORS.words : COLORS.line}"/>`,
      text(
        x(ratio),
        TOP - 18,
        ratio === 1 ? 'as demanded' : markOf(ratio),
        `text-anchor="middle" fill="${COLORS.words}"`,
      ),
    ]),
    ...demanded.flatMap((row, at) => bar(row, TOP + at * LINE)),
    '</svg>',
    '',
  ].join('\n');
}

function bar(row, y) {
  const ratio = row.atMost === undefined ? row.atLeast / row.value : row.value / row.atMost;
  const [from, to] = [x(1), x(ratio)].sort((a, b) => a - b);
  const color = row.met ? COLORS.met : COLORS.missed;
  return [
    text(NAMES, y + 12, escaped(row.name), 'text-anchor="end"'),
    `<rect x="${from}" y="${y}" width="${Math.max(2, to - from)}" height="16" fill="${color}"/>`,
    text(
      BARS.left + BARS.width + 12,
      y + 12,
      escaped(`${said(row.value)} ${row.unit} (${demandOf(row)})`),
      `fill="${color}"`,
    ),
  ];
}

function x(ratio) {
  const within = Math.min(REACH, Math.max(1 / REACH, Number.isFinite(ratio) ? ratio : REACH));
  return Math.round(BARS.left + (BARS.width * (Math.log2(within) + Math.log2(REACH))) / (2 * Math.log2(REACH)));
}

const markOf = (ratio) => (ratio < 1 ? `1/${1 / ratio}` : `${ratio} ×`);
const escaped = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function text(left, y, words, more = '') {
  return `<text x="${left}" y="${y}" ${more}>${words}</text>`;
}
