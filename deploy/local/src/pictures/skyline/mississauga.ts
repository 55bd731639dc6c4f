import { between, pick } from '../random';
import { building, round, together } from './kit';
import type { BuildingPlan, Skyline, SkylineKit } from './kit';
import { mist, shoreLamps, trees } from './shore';

/** Mississauga from Lake Ontario: the twisting Absolute towers over the woods, and Port Credit's lighthouse. */
export function mississauga(kit: SkylineKit): Skyline {
  return together([
    ...fillers(kit),
    ...CORE.map((plan) => building(kit, plan)),
    twist(kit, { at: 150, height: 176, turn: 3.6, phase: 0.2 }),
    twist(kit, { at: 232, height: 158, turn: 3.5, phase: 1.7 }),
    { solid: mist(kit.frame, kit.palette), lights: '' },
    { solid: trees(kit, { from: -900, to: 900, height: 26, far: 0.42 }), lights: '' },
    { solid: trees(kit, { from: -900, to: -150, height: 20, far: 0.22 }), lights: '' },
    { solid: trees(kit, { from: 300, to: 900, height: 19, far: 0.22 }), lights: '' },
    ...HOUSES.map((plan) => building(kit, plan)),
    { solid: trees(kit, { from: -900, to: 900, height: 9, far: 0.08 }), lights: '' },
    { solid: shore(kit), lights: shoreLamps(kit, -560, 560, 4) },
    lighthouse(kit, -262),
  ]);
}

const CORE: BuildingPlan[] = [
  { x: 20, width: 34, height: 152, surface: '#a9b9c4', far: 0.36, facade: 'balconies' },
  { x: 72, width: 32, height: 132, surface: '#8aa0ae', far: 0.34, top: 'crown' },
  { x: -42, width: 34, height: 118, surface: '#c4c6c2', far: 0.34, facade: 'balconies' },
  { x: 306, width: 34, height: 140, surface: '#93a9b6', far: 0.34, facade: 'balconies', top: 'slope' },
  { x: 356, width: 32, height: 118, surface: '#b4b0a6', far: 0.36, facade: 'bands' },
  { x: -96, width: 32, height: 96, surface: '#90a1ac', far: 0.36 },
  { x: 408, width: 34, height: 98, surface: '#a7b6be', far: 0.36, facade: 'balconies' },
  { x: 110, width: 36, height: 92, surface: '#77909f', far: 0.3 },
  { x: 270, width: 34, height: 88, surface: '#b8bfc2', far: 0.3, facade: 'balconies' },
  { x: -6, width: 30, height: 104, surface: '#8c9aa4', far: 0.3, facade: 'bands' },
  { x: 46, width: 30, height: 84, surface: '#c9c4b8', far: 0.28, facade: 'balconies' },
  { x: 336, width: 30, height: 84, surface: '#7f95a3', far: 0.28 },
  { x: 190, width: 26, height: 70, surface: '#9fb0ba', far: 0.26, facade: 'balconies' },
  { x: -140, width: 30, height: 74, surface: '#aab6bd', far: 0.36, facade: 'balconies' },
  { x: 470, width: 30, height: 76, surface: '#9aa9b2', far: 0.4, facade: 'bands' },
  { x: -330, width: 30, height: 78, surface: '#b5bcc0', far: 0.4, facade: 'balconies' },
  { x: -376, width: 30, height: 66, surface: '#9aa9b2', far: 0.4, facade: 'balconies' },
];

const HOUSES: BuildingPlan[] = [-206, -168, -126, -84, -40, 4, 52, 96, 142, 190].map((x, index) => ({
  x,
  width: 34,
  height: 10 + ((index * 5) % 9),
  surface: ['#c9b8a2', '#a8785f', '#d8d2c6', '#8e9aa0'][index % 4] ?? '#c9b8a2',
  far: 0.1,
  facade: 'bands',
  storey: 3.4,
}));

function fillers(kit: SkylineKit): Skyline[] {
  const plans: BuildingPlan[] = [];
  for (let x = -720; x < 740; x += between(kit.random, 13, 34)) {
    const core = Math.exp(-(((x - 170) / 190) ** 2)) + 0.4 * Math.exp(-(((x + 340) / 80) ** 2));
    plans.push({
      x,
      width: between(kit.random, 20, 30),
      height: 18 + 64 * core * between(kit.random, 0.5, 1.15) + between(kit.random, 0, 14),
      surface: pick(kit.random, ['#a7b4bc', '#8d9ca6', '#b9b3a8', '#c6ccd0'] as const),
      far: 0.55 + 0.25 * kit.random(),
      facade: pick(kit.random, ['glass', 'balconies', 'bands'] as const),
    });
  }
  return plans.map((plan) => building(kit, plan));
}

/** Each storey is an oval turned a little further than the one below. */
function twist(
  kit: SkylineKit,
  { at, height, turn, phase }: { at: number; height: number; turn: number; phase: number },
): Skyline {
  const { x, y, paint } = kit;
  const floors = 56;
  const edge = (share: number) => {
    const angle = phase + turn * share;
    return Math.sqrt((24 * Math.cos(angle)) ** 2 + (15 * Math.sin(angle)) ** 2);
  };
  let left = '';
  let right = '';
  let slabs = '';
  let lit = '';
  for (let floor = 0; floor <= floors; floor++) {
    const share = floor / floors;
    const half = edge(share);
    const up = y(height * share);
    left += `${floor === 0 ? 'M' : 'L'}${x(at - half)} ${up}`;
    right = `L${x(at + half)} ${up}${right}`;
    slabs += `M${x(at - half)} ${up}H${x(at + half)}`;
    for (let step = -half + 3; step < half - 4; step += 5) {
      if (kit.random() < kit.palette.lamps * 0.42)
        lit += `M${x(at + step)} ${round(up - 0.4 * kit.scale)}h${round(3 * kit.scale)}v-${round(1.7 * kit.scale)}h-${round(3 * kit.scale)}z`;
    }
  }
  const id = `twist${at}`;
  const [bright, dim] = [paint('#f4f2ec', 1, 0.24), paint('#a9b3bc', 0.25, 0.24)];
  const solid = `<linearGradient id="${id}"><stop offset="0" stop-color="${kit.left ? bright : dim}"/><stop offset="0.4" stop-color="${paint('#dfe2e2', 0.8, 0.24)}"/><stop offset="1" stop-color="${kit.left ? dim : bright}"/></linearGradient>
    <path d="${left}${right}Z" fill="url(#${id})"/><path d="${slabs}" stroke="${paint('#5f6f7c', 0.3, 0.24)}" stroke-width="${round(kit.scale * 1.2)}" opacity="0.42"/>`;
  return { solid, lights: lit && `<path d="${lit}" fill="#ffdca0" opacity="0.85"/>` };
}

function shore(kit: SkylineKit): string {
  const { width, horizon } = kit.frame;
  let rocks = `M0 ${horizon + 1}V${kit.y(1.6)}`;
  for (let x = 0; x < width; x += 9) rocks += `L${x + 5} ${round(kit.y(1.2 + kit.random() * 1.4))}`;
  return `<path d="${rocks}L${width} ${horizon + 1}Z" fill="${kit.paint('#8d8a80', 0.4, 0.06)}"/>`;
}

function lighthouse(kit: SkylineKit, at: number): Skyline {
  const { x, y, paint } = kit;
  const solid = `<path d="M${x(at - 26)} ${y(0)}V${y(3.4)}H${x(at + 60)}V${y(0)}Z" fill="${paint('#9b9488', 0.5, 0)}"/>
    <path d="M${x(at - 7)} ${y(3)}L${x(at - 4)} ${y(26)}H${x(at + 4)}L${x(at + 7)} ${y(3)}Z" fill="${paint('#ffffff', 0.95, 0)}"/><path d="M${x(at + 1)} ${y(3)}L${x(at + 1)} ${y(26)}H${x(at + 4)}L${x(at + 7)} ${y(3)}Z" fill="${paint('#c9cdd4', kit.left ? 0.2 : 1, 0)}"/>
    <path d="M${x(at - 5.4)} ${y(26)}V${y(27.4)}H${x(at + 5.4)}V${y(26)}Z" fill="${paint('#b03a32', 0.8, 0)}"/><path d="M${x(at - 2.6)} ${y(27.4)}V${y(31)}H${x(at + 2.6)}V${y(27.4)}Z" fill="${paint('#54646e', 0.6, 0)}"/><path d="M${x(at - 3.4)} ${y(31)}L${x(at)} ${y(35.4)}L${x(at + 3.4)} ${y(31)}Z" fill="${paint('#b03a32', 0.8, 0)}"/>`;
  const lights =
    kit.palette.lamps > 0.3
      ? `<circle cx="${x(at)}" cy="${y(29)}" r="${round(2.6 * kit.scale)}" fill="#fff3cf"/><circle cx="${x(at)}" cy="${y(29)}" r="${round(9 * kit.scale)}" fill="#ffe6a8" opacity="0.22"/>`
      : '';
  return { solid, lights };
}
