import { between, pick } from '../random';
import { building, together } from './kit';
import type { BuildingPlan, Skyline, SkylineKit } from './kit';
import { mist, quay, shoreLamps, trees } from './shore';

/** Toronto from the islands: the CN Tower, the stadium's dome, the towers of the financial district. */
export function toronto(kit: SkylineKit): Skyline {
  const behind = fillers(kit);
  const front = CORE.map((plan) => building(kit, plan));
  return together([
    ...behind,
    { solid: trees(kit, { from: -1900, to: -760, height: 22, far: 0.5 }), lights: '' },
    ...front.slice(0, 9),
    cnTower(kit, -330),
    stadium(kit, -505),
    ...front.slice(9),
    { solid: mist(kit.frame, kit.palette), lights: '' },
    { solid: trees(kit, { from: -1300, to: -640, height: 15, far: 0.1 }), lights: '' },
    { solid: trees(kit, { from: -420, to: 160, height: 11, far: 0.1 }), lights: '' },
    { solid: trees(kit, { from: 560, to: 1500, height: 15, far: 0.1 }), lights: '' },
    { solid: quay(kit, '#8f8578', 4), lights: shoreLamps(kit, -1200, 1200, 6) },
  ]);
}

const CORE: BuildingPlan[] = [
  { x: 110, width: 62, height: 290, surface: '#e9e6de', facade: 'piers', far: 0.34 },
  { x: 232, width: 42, height: 240, surface: '#8fa4b4', top: 'spire', far: 0.36 },
  { x: 312, width: 52, height: 268, surface: '#94675a', top: 'steps', far: 0.34, facade: 'piers' },
  { x: 400, width: 56, height: 226, surface: '#7f9aa8', top: 'steps', far: 0.32 },
  { x: 186, width: 48, height: 222, surface: '#2e3338', far: 0.26, facade: 'piers' },
  { x: 22, width: 44, height: 216, surface: '#9db4c2', far: 0.28, facade: 'balconies' },
  { x: 470, width: 50, height: 196, surface: '#6d8794', top: 'slope', far: 0.28 },
  { x: -110, width: 40, height: 168, surface: '#a9bbc6', far: 0.26, facade: 'balconies' },
  { x: 560, width: 46, height: 232, surface: '#86a2b2', far: 0.3, facade: 'balconies', top: 'crown' },
  { x: 254, width: 54, height: 150, surface: '#b8a06c', far: 0.2, top: 'slope' },
  { x: 350, width: 58, height: 172, surface: '#4d5a62', far: 0.22, facade: 'bands' },
  { x: 80, width: 50, height: 150, surface: '#b9c6cd', far: 0.18, facade: 'balconies' },
  { x: 140, width: 56, height: 118, surface: '#5f7a86', far: 0.16 },
  { x: -30, width: 46, height: 206, surface: '#7e97a8', far: 0.2, facade: 'balconies', top: 'round' },
  { x: -180, width: 50, height: 124, surface: '#c3cbd0', far: 0.16, facade: 'balconies' },
  { x: 430, width: 62, height: 122, surface: '#b0aca2', far: 0.14, facade: 'bands' },
  { x: 626, width: 50, height: 204, surface: '#7992a0', far: 0.2, facade: 'balconies' },
  { x: 690, width: 56, height: 138, surface: '#aebbc2', far: 0.16, facade: 'balconies' },
  { x: -240, width: 44, height: 92, surface: '#8b9da8', far: 0.12, facade: 'bands' },
  { x: 520, width: 60, height: 86, surface: '#97a3a8', far: 0.1, facade: 'bands' },
  { x: 300, width: 90, height: 58, surface: '#b8ab98', far: 0.08, facade: 'bands' },
  { x: 20, width: 84, height: 50, surface: '#c9bda6', far: 0.06, facade: 'piers' },
];

function fillers(kit: SkylineKit): Skyline[] {
  const surfaces = ['#a7b4bc', '#8d9ca6', '#b9b3a8', '#76899a', '#c6ccd0'] as const;
  const plans: BuildingPlan[] = [];
  for (let x = -1300; x < 1300; x += between(kit.random, 26, 60)) {
    const core = Math.exp(-(((x - 220) / 420) ** 2)) + 0.75 * Math.exp(-(((x + 720) / 240) ** 2));
    const height = 34 + 120 * core * between(kit.random, 0.6, 1.15) + between(kit.random, 0, 46);
    plans.push({
      x,
      width: between(kit.random, 30, 52),
      height,
      surface: pick(kit.random, surfaces),
      far: 0.5 + 0.35 * kit.random() - core * 0.1,
      facade: pick(kit.random, ['glass', 'balconies', 'bands', 'piers'] as const),
      top: pick(kit.random, ['flat', 'flat', 'crown'] as const),
    });
  }
  plans.sort((a, b) => (b.far ?? 0) - (a.far ?? 0));
  return plans.map((plan) => building(kit, plan));
}

function cnTower(kit: SkylineKit, at: number): Skyline {
  const { x, y } = kit;
  const far = 0.2;
  const half = (width: number) => [x(at - width / 2), x(at + width / 2)] as const;
  const outline = (points: [width: number, height: number][]) => {
    const up = points.map(([width, height]) => `${half(width)[0]} ${y(height)}`);
    const down = points.toReversed().map(([width, height]) => `${half(width)[1]} ${y(height)}`);
    return `M${[...up, ...down].join('L')}Z`;
  };
  const shaft = outline([
    [36, 0],
    [26, 60],
    [20, 150],
    [17, 330],
    [13, 345],
    [11, 440],
    [9, 447],
  ]);
  const pod = outline([
    [16, 330],
    [42, 337],
    [52, 344],
    [52, 350],
    [46, 352],
    [46, 357],
    [38, 363],
    [20, 368],
  ]);
  const sky = outline([
    [9, 440],
    [15, 445],
    [15, 451],
    [7, 456],
  ]);
  const mast = outline([
    [6.5, 456],
    [5, 490],
    [3.4, 492],
    [2.6, 530],
    [1.2, 553],
  ]);
  const [bright, dim] = [kit.paint('#d8d2c8', 0.95, far), kit.paint('#b4aea6', 0.3, far)];
  const solid = `<linearGradient id="cn"><stop offset="0" stop-color="${kit.left ? bright : dim}"/><stop offset="0.5" stop-color="${kit.paint('#c8c2b8', 0.6, far)}"/><stop offset="1" stop-color="${kit.left ? dim : bright}"/></linearGradient>
    <path d="${shaft}${sky}${mast}" fill="url(#cn)"/><path d="${pod}" fill="url(#cn)"/>
    <path d="M${half(51)[0]} ${y(345.5)}H${half(51)[1]}" stroke="${kit.paint('#3b4450', 0.4, far)}" stroke-width="2"/>
    <path d="M${half(45)[0]} ${y(354.5)}H${half(45)[1]}" stroke="${kit.paint('#3b4450', 0.4, far)}" stroke-width="2"/>
    <path d="M${x(at)} ${y(4)}V${y(330)}" stroke="${kit.paint('#6d6a66', 0.2, far)}" stroke-width="1.4" opacity="0.55"/>`;
  const lit = kit.palette.lamps > 0.3;
  const lights = lit
    ? `<linearGradient id="cnglow" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#4f6dff" stop-opacity="0.1"/><stop offset="0.75" stop-color="#7f6dff" stop-opacity="0.75"/><stop offset="1" stop-color="#ff5fb4" stop-opacity="0.9"/></linearGradient>
       <path d="${shaft}" fill="url(#cnglow)" opacity="0.6"/><path d="M${half(51)[0]} ${y(345.5)}H${half(51)[1]}M${half(45)[0]} ${y(354.5)}H${half(45)[1]}" stroke="#ffe0b0" stroke-width="2.4"/>
       <path d="${sky}" fill="#ff6f9c" opacity="0.8"/><circle cx="${x(at)}" cy="${y(552)}" r="2" fill="#ff5040"/><circle cx="${x(at)}" cy="${y(492)}" r="1.4" fill="#ff5040"/>`
    : '';
  return { solid, lights };
}

function stadium(kit: SkylineKit, at: number): Skyline {
  const { x, y } = kit;
  const [left, right] = [x(at - 118), x(at + 118)];
  const solid = `<linearGradient id="dome" x1="${kit.left ? 0 : 1}" x2="${kit.left ? 1 : 0}"><stop offset="0" stop-color="${kit.paint('#f4f1ea', 1, 0.16)}"/><stop offset="1" stop-color="${kit.paint('#c9cdd2', 0.3, 0.16)}"/></linearGradient>
    <path d="M${left} ${y(0)}V${y(38)}H${right}V${y(0)}Z" fill="${kit.paint('#a59c90', 0.5, 0.16)}"/>
    <path d="M${left} ${y(36)}C${x(at - 96)} ${y(98)} ${x(at + 96)} ${y(98)} ${right} ${y(36)}Z" fill="url(#dome)"/>
    <path d="M${x(at - 62)} ${y(72)}Q${x(at)} ${y(52)} ${x(at + 62)} ${y(72)}M${x(at - 96)} ${y(56)}Q${x(at)} ${y(34)} ${x(at + 96)} ${y(56)}" stroke="${kit.paint('#8f959c', 0.3, 0.16)}" fill="none" stroke-width="1" opacity="0.7"/>`;
  const lights =
    kit.palette.lamps > 0.3
      ? `<path d="M${left} ${y(36)}H${right}" stroke="#8fb8ff" stroke-width="1.6" opacity="0.8"/>`
      : '';
  return { solid, lights };
}
