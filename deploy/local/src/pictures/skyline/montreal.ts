import { between, pick } from '../random';
import { building, round, together } from './kit';
import type { BuildingPlan, Skyline, SkylineKit } from './kit';
import { mist, quay, shoreLamps, trees } from './shore';

/** Montreal from the river: Mount Royal, downtown before it, the Old Port, the Jacques-Cartier bridge. */
export function montreal(kit: SkylineKit): Skyline {
  return together([
    { solid: mountRoyal(kit), lights: cross(kit) },
    ...fillers(kit),
    ...CORE.map((plan) => building(kit, plan)),
    { solid: mist(kit.frame, kit.palette), lights: '' },
    ...OLD_PORT.map((plan) => building(kit, plan)),
    oldTown(kit),
    { solid: trees(kit, { from: -1000, to: -480, height: 12, far: 0.12 }), lights: '' },
    { solid: trees(kit, { from: -70, to: 130, height: 9, far: 0.1 }), lights: '' },
    { solid: trees(kit, { from: 330, to: 1000, height: 13, far: 0.12 }), lights: '' },
    { solid: quay(kit, '#8d8275', 4), lights: shoreLamps(kit, -800, 500, 6) },
    bridge(kit),
  ]);
}

const CORE: BuildingPlan[] = [
  { x: -96, width: 48, height: 205, surface: '#a9b4ba', top: 'spire', far: 0.34, facade: 'piers' },
  { x: -190, width: 46, height: 199, surface: '#7f97a6', top: 'crown', far: 0.34 },
  { x: -20, width: 58, height: 188, surface: '#c9ccca', far: 0.32, facade: 'bands' },
  { x: 70, width: 42, height: 187, surface: '#6c7f8b', far: 0.32, facade: 'piers' },
  { x: -260, width: 44, height: 168, surface: '#9fb3bf', far: 0.3, facade: 'balconies' },
  { x: 140, width: 40, height: 158, surface: '#8ba2b0', far: 0.28, top: 'slope' },
  { x: -140, width: 44, height: 150, surface: '#3c464e', far: 0.24, facade: 'piers' },
  { x: 30, width: 46, height: 140, surface: '#b39c84', far: 0.24, facade: 'piers' },
  { x: -330, width: 46, height: 146, surface: '#a7bac6', far: 0.26, facade: 'balconies', top: 'crown' },
  { x: 200, width: 48, height: 122, surface: '#a4adb2', far: 0.24, facade: 'bands' },
  { x: -60, width: 50, height: 118, surface: '#768f9d', far: 0.2 },
  { x: -410, width: 42, height: 120, surface: '#b9c4ca', far: 0.24, facade: 'balconies' },
  { x: 110, width: 52, height: 104, surface: '#5f7380', far: 0.18 },
  { x: -220, width: 54, height: 100, surface: '#c1b7a6', far: 0.18, facade: 'bands' },
  { x: 268, width: 44, height: 94, surface: '#8fa0aa', far: 0.2, facade: 'balconies' },
];

const OLD_PORT: BuildingPlan[] = [-520, -452, -396, -330, -262, -196, -130, -62, 6, 74, 142, 300].map((x, index) => ({
  x,
  width: 62,
  height: 20 + ((index * 7) % 13),
  surface: ['#b5a28c', '#a28d78', '#c2b29b', '#93806e'][index % 4] ?? '#b5a28c',
  far: 0.1,
  facade: 'bands',
  storey: 5,
}));

function fillers(kit: SkylineKit): Skyline[] {
  const plans: BuildingPlan[] = [];
  for (let x = -900; x < 900; x += between(kit.random, 26, 56)) {
    const core = Math.exp(-(((x + 60) / 280) ** 2));
    plans.push({
      x,
      width: between(kit.random, 26, 48),
      height: 22 + 78 * core * between(kit.random, 0.6, 1.2) + between(kit.random, 0, 26),
      surface: pick(kit.random, ['#a9a79f', '#8d9ca6', '#b7a793', '#7f8f9a', '#c3c6c6'] as const),
      far: 0.45 + 0.3 * kit.random(),
      facade: pick(kit.random, ['glass', 'bands', 'balconies'] as const),
    });
  }
  plans.sort((a, b) => (b.far ?? 0) - (a.far ?? 0));
  return plans.map((plan) => building(kit, plan));
}

/** The hill behind the city, wooded: its outline from a few heights, with the grain of trees on it. */
function mountRoyal({ x, y, paint, random }: SkylineKit): string {
  const heights = [
    [-1400, 18],
    [-1000, 30],
    [-780, 70],
    [-620, 92],
    [-500, 118],
    [-380, 150],
    [-250, 163],
    [-120, 158],
    [10, 140],
    [130, 133],
    [260, 112],
    [400, 76],
    [560, 46],
    [760, 30],
    [1400, 16],
  ] as const;
  const at = (metres: number) => {
    const next = heights.findIndex(([place]) => place > metres);
    const [from, to] = [heights[next - 1], heights[next]];
    if (!from || !to) return 16;
    const share = (metres - from[0]) / (to[0] - from[0]);
    return from[1] + (to[1] - from[1]) * share * share * (3 - 2 * share);
  };
  const edge = (drop: number) => {
    let path = `M${x(-1400)} ${y(0)}`;
    for (let metres = -1400; metres < 1400; metres += 9)
      path += `L${x(metres)} ${y((at(metres + drop) - drop * 0.35) * (1 - drop / 260) + random() * 3.4)}`;
    return `${path}V${y(0)}Z`;
  };
  return `<path d="${edge(0)}" fill="${paint('#64805f', 0.55, 0.72)}"/><path d="${edge(70)}" fill="${paint('#577556', 0.4, 0.64)}" opacity="0.7"/><path d="${edge(130)}" fill="${paint('#4d6b50', 0.3, 0.6)}" opacity="0.6"/>`;
}

function cross(kit: SkylineKit): string {
  const { x, y } = kit;
  return kit.palette.lamps > 0.3
    ? `<path d="M${x(-470)} ${y(124)}V${y(152)}M${x(-478)} ${y(144)}H${x(-462)}" stroke="#fff3d0" stroke-width="2.6"/>`
    : '';
}

/** Notre-Dame's towers, the market's dome, the clock tower. */
function oldTown(kit: SkylineKit): Skyline {
  const { x, y, paint } = kit;
  const stone = (lit: number) => paint('#c3b49c', lit, 0.08);
  const tower = (at: number) =>
    `<path d="M${x(at - 8)} ${y(0)}V${y(62)}H${x(at - 9)}V${y(66)}H${x(at + 9)}V${y(62)}H${x(at + 8)}V${y(0)}Z" fill="${stone(0.55)}"/><path d="M${x(at - 2)} ${y(34)}V${y(50)}Q${x(at)} ${y(54)} ${x(at + 2)} ${y(50)}V${y(34)}Z" fill="${stone(0)}"/>`;
  const [dome, clock] = [225, 410];
  const solid = `${tower(-300)}${tower(-268)}<path d="M${x(-296)} ${y(0)}V${y(40)}L${x(-284)} ${y(48)}L${x(-272)} ${y(40)}V${y(0)}Z" fill="${stone(0.35)}"/>
    <path d="M${x(dome - 80)} ${y(0)}V${y(22)}H${x(dome + 80)}V${y(0)}Z" fill="${stone(0.6)}"/><path d="M${x(dome - 13)} ${y(22)}V${y(34)}H${x(dome + 13)}V${y(22)}Z" fill="${stone(0.5)}"/>
    <path d="M${x(dome - 15)} ${y(34)}C${x(dome - 15)} ${y(58)} ${x(dome + 15)} ${y(58)} ${x(dome + 15)} ${y(34)}ZM${x(dome - 1)} ${y(52)}V${y(62)}H${x(dome + 1)}V${y(52)}Z" fill="${paint('#a9b8b4', 0.8, 0.1)}"/>
    <path d="M${x(clock - 6)} ${y(0)}L${x(clock - 5)} ${y(38)}H${x(clock - 7)}V${y(41)}H${x(clock - 5)}V${y(50)}L${x(clock)} ${y(57)}L${x(clock + 5)} ${y(50)}V${y(41)}H${x(clock + 7)}V${y(38)}H${x(clock + 5)}L${x(clock + 6)} ${y(0)}Z" fill="${paint('#efe9dc', 0.8, 0.05)}"/><circle cx="${x(clock)}" cy="${y(34)}" r="${round(3 * kit.scale)}" fill="${paint('#4a4f55', 0.3, 0.05)}"/>`;
  const lights =
    kit.palette.lamps > 0.3
      ? `<path d="M${x(dome - 15)} ${y(34)}C${x(dome - 15)} ${y(58)} ${x(dome + 15)} ${y(58)} ${x(dome + 15)} ${y(34)}Z" fill="#9fd8c8" opacity="0.28"/><path d="M${x(dome - 80)} ${y(3)}H${x(dome + 80)}V${y(20)}H${x(dome - 80)}ZM${x(-308)} ${y(4)}H${x(-260)}V${y(58)}H${x(-308)}Z" fill="#ffcf87" opacity="0.2"/><circle cx="${x(clock)}" cy="${y(34)}" r="${round(3 * kit.scale)}" fill="#fff1cc"/>`
      : '';
  return { solid, lights };
}

/** A steel cantilever: two high points over the piers, a suspended span between, long approaches. */
function bridge(kit: SkylineKit): Skyline {
  const { x, y, paint } = kit;
  const deck = 47;
  const top = (at: number) => {
    const peak = Math.max(0, 1 - Math.abs(Math.abs(at - 700) - 105) / 105);
    return deck + 11 + 46 * peak ** 1.5;
  };
  let chord = '';
  let web = '';
  for (let at = 400; at <= 1000; at += 15) {
    chord += `${at === 400 ? 'M' : 'L'}${x(at)} ${y(top(at))}`;
    web += `M${x(at)} ${y(deck)}V${y(top(at))}`;
    if (at < 1000)
      web += (at / 15) % 2 < 1 ? `L${x(at + 15)} ${y(deck)}` : `M${x(at)} ${y(deck)}L${x(at + 15)} ${y(top(at + 15))}`;
  }
  let piers = '';
  for (const at of [400, 470, 540])
    piers += `M${x(at - 3)} ${y(0)}L${x(at - 2)} ${y(deck)}H${x(at + 2)}L${x(at + 3)} ${y(0)}Z`;
  for (const at of [595, 805])
    piers += `M${x(at - 9)} ${y(0)}L${x(at - 7)} ${y(22)}L${x(at - 3)} ${y(deck)}H${x(at + 3)}L${x(at + 7)} ${y(22)}L${x(at + 9)} ${y(0)}Z`;
  const steel = paint('#5f7d74', 0.4, 0.16);
  const spires = [595, 805].map((at) => `M${x(at)} ${y(top(at))}V${y(top(at) + 15)}`).join('');
  const solid = `<path d="${piers}" fill="${paint('#8c8478', 0.4, 0.1)}"/><path d="M${x(250)} ${y(20)}L${x(400)} ${y(deck)}H${x(1100)}" stroke="${steel}" stroke-width="${round(5 * kit.scale)}" fill="none"/><path d="${web}" stroke="${steel}" stroke-width="1.3" fill="none"/><path d="${chord}" stroke="${steel}" stroke-width="${round(3 * kit.scale)}" fill="none"/><path d="${spires}" stroke="${steel}" stroke-width="2.4"/>`;
  if (kit.palette.lamps < 0.3) return { solid, lights: '' };
  let lamps = '';
  for (let at = 410; at < 1000; at += 18)
    lamps += `<circle cx="${x(at)}" cy="${y(top(at))}" r="1.5" fill="#8fd0ff"/><circle cx="${x(at)}" cy="${y(deck + 3)}" r="1.4" fill="#ffd08a"/>`;
  return { solid, lights: `${lamps}<path d="${chord}" stroke="#6fb6ff" stroke-width="2" fill="none" opacity="0.5"/>` };
}
