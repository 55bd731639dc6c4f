import { between } from '../random';
import { building, round, together } from './kit';
import type { BuildingPlan, Skyline, SkylineKit } from './kit';
import { mist, shoreLamps } from './shore';

/** Cancun from the sea: the hotel strip behind white sand, palms, a pier with thatched roofs. */
export function cancun(kit: SkylineKit): Skyline {
  return together([
    ...fillers(kit),
    ...HOTELS.map((plan) => building(kit, plan)),
    pyramid(kit, -196, 96, 62),
    pyramid(kit, 268, 118, 54),
    { solid: mist(kit.frame, kit.palette), lights: '' },
    { solid: beach(kit), lights: shoreLamps(kit, -380, 380, 5) },
    { solid: palms(kit), lights: '' },
    pier(kit, 70),
  ]);
}

const HOTELS: BuildingPlan[] = [
  { x: -330, width: 54, height: 66, surface: '#f2e9da', far: 0.26, facade: 'balconies', storey: 3.4 },
  { x: -268, width: 40, height: 82, surface: '#e8dccb', far: 0.24, facade: 'balconies', storey: 3.4, top: 'round' },
  { x: -96, width: 58, height: 74, surface: '#f7f1e6', far: 0.2, facade: 'bands', storey: 3.4 },
  { x: -36, width: 40, height: 92, surface: '#efe3d2', far: 0.24, facade: 'balconies', storey: 3.4, top: 'crown' },
  { x: 22, width: 48, height: 62, surface: '#e7d3bb', far: 0.2, facade: 'balconies', storey: 3.4 },
  { x: 96, width: 58, height: 86, surface: '#f6f2ea', far: 0.24, facade: 'bands', storey: 3.4 },
  { x: 160, width: 40, height: 66, surface: '#eadfce', far: 0.22, facade: 'balconies', storey: 3.4, top: 'round' },
  { x: 344, width: 60, height: 72, surface: '#f1e8da', far: 0.26, facade: 'balconies', storey: 3.4 },
  { x: 410, width: 44, height: 88, surface: '#e8e2d6', far: 0.28, facade: 'bands', storey: 3.4 },
  { x: -400, width: 46, height: 56, surface: '#eadfce', far: 0.28, facade: 'bands', storey: 3.4 },
];

function fillers(kit: SkylineKit): Skyline[] {
  const plans: BuildingPlan[] = [];
  for (let x = -540; x < 560; x += between(kit.random, 18, 38)) {
    plans.push({
      x,
      width: between(kit.random, 22, 44),
      height: between(kit.random, 22, 58),
      surface: '#e4dccd',
      far: 0.6,
      facade: 'balconies',
      storey: 3.4,
    });
  }
  return plans.map((plan) => building(kit, plan));
}

/** A stepped hotel with terraces on both sides. */
function pyramid(kit: SkylineKit, at: number, width: number, height: number): Skyline {
  const { x, y, paint } = kit;
  const floors = Math.round(height / 3.6);
  let solid = '';
  let lit = '';
  for (let floor = 0; floor < floors; floor++) {
    const half = (width / 2) * (1 - (floor / floors) ** 1.25 * 0.82);
    const [low, high] = [y(floor * 3.6), y((floor + 1) * 3.6)];
    solid += `<path d="M${x(at - half)} ${low}V${high}H${x(at + half)}V${low}Z" fill="${paint('#f3eadb', floor % 2 === 0 ? 0.9 : 0.78, 0.2)}"/><path d="M${x(at - half)} ${round(low - 1)}H${x(at + half)}V${round((low + high) / 2)}H${x(at - half)}Z" fill="${paint('#6d6a66', 0.2, 0.2)}" opacity="0.34"/>`;
    for (let step = -half + 2; step < half - 3; step += 4.6) {
      if (kit.random() < kit.palette.lamps * 0.5)
        lit += `M${x(at + step)} ${round(low - 1)}h${round(2.6 * kit.scale)}V${round((low + high) / 2)}h-${round(2.6 * kit.scale)}z`;
    }
  }
  return { solid, lights: lit && `<path d="${lit}" fill="#ffd894" opacity="0.85"/>` };
}

function beach(kit: SkylineKit): string {
  const { width, horizon } = kit.frame;
  const { paint } = kit;
  let umbrellas = '';
  for (let at = -360; at < 360; at += 9 + kit.random() * 12) {
    umbrellas += `M${kit.x(at - 2.2)} ${kit.y(3.6)}Q${kit.x(at)} ${kit.y(6.4)} ${kit.x(at + 2.2)} ${kit.y(3.6)}Z`;
  }
  let scrub = `M0 ${kit.y(3)}`;
  for (let x = 0; x <= width; x += 12)
    scrub += `Q${x + 6} ${round(kit.y(7 + kit.random() * 5))} ${x + 12} ${round(kit.y(5 + kit.random() * 2))}`;
  return `<path d="${scrub}V${kit.y(2)}H0Z" fill="${paint('#5d7a4d', 0.4, 0.12)}"/>
    <path d="M0 ${kit.y(4)}C${width * 0.3} ${kit.y(4.6)} ${width * 0.6} ${kit.y(3.6)} ${width} ${kit.y(4.4)}V${horizon + 1}H0Z" fill="${paint('#fbf1dc', 0.95, 0.02)}"/>
    <path d="${umbrellas}" fill="${paint('#b98f5e', 0.6, 0.02)}"/><path d="M0 ${kit.y(0.7)}H${width}" stroke="${paint('#ffffff', 1, 0)}" stroke-width="1.6" opacity="0.8"/>`;
}

function palms(kit: SkylineKit): string {
  let drawing = '';
  for (let at = -520; at < 520; at += 6 + kit.random() * 20) drawing += palm(kit, at, 12 + kit.random() * 11);
  return drawing;
}

function palm(kit: SkylineKit, at: number, height: number): string {
  const { x, y, paint, random } = kit;
  const lean = (random() - 0.5) * 6;
  const [crownX, crownY] = [x(at + lean), y(3 + height)];
  let fronds = '';
  for (let frond = 0; frond < 8; frond++) {
    const angle = -0.35 + (frond / 7) * (Math.PI + 0.7) + (random() - 0.5) * 0.25;
    const reach = (4.4 + random() * 1.6) * kit.scale;
    const tipX = round(crownX + Math.cos(angle) * reach);
    const tipY = round(crownY - Math.sin(angle) * reach * 0.62 + reach * 0.34);
    const midX = round(crownX + Math.cos(angle) * reach * 0.55);
    const midY = round(crownY - Math.sin(angle) * reach * 0.8 - reach * 0.14);
    fronds += `M${crownX} ${crownY}Q${midX} ${midY} ${tipX} ${tipY}Q${midX} ${round(midY + reach * 0.2)} ${crownX} ${crownY}`;
  }
  return `<path d="M${x(at)} ${y(2.5)}Q${x(at + lean * 0.2)} ${y(height * 0.6)} ${crownX} ${crownY}" stroke="${paint('#84694d', 0.5, 0.05)}" stroke-width="${round(0.75 * kit.scale)}" fill="none"/><path d="${fronds}" fill="${paint('#55783f', 0.25 + random() * 0.5, 0.05)}"/>`;
}

function pier(kit: SkylineKit, at: number): Skyline {
  const { x, y, paint } = kit;
  let legs = '';
  for (let step = 0; step <= 90; step += 9) legs += `M${x(at + step)} ${y(0)}V${y(3)}`;
  const roof = (centre: number, width: number) =>
    `<path d="M${x(centre - width * 0.36)} ${y(3)}V${y(6.4)}M${x(centre + width * 0.36)} ${y(3)}V${y(6.4)}" stroke="${paint('#6c5138', 0.4, 0)}" stroke-width="1.6"/><path d="M${x(centre - width / 2)} ${y(6)}Q${x(centre - width * 0.2)} ${y(9)} ${x(centre)} ${y(13)}Q${x(centre + width * 0.2)} ${y(9)} ${x(centre + width / 2)} ${y(6)}Q${x(centre)} ${y(5)} ${x(centre - width / 2)} ${y(6)}Z" fill="${paint('#b58f5c', 0.65, 0)}"/>`;
  const solid = `<path d="${legs}" stroke="${paint('#5d4833', 0.4, 0)}" stroke-width="2"/><path d="M${x(at - 6)} ${y(3.4)}H${x(at + 96)}" stroke="${paint('#a07d55', 0.7, 0)}" stroke-width="2.6"/>${roof(at + 14, 15)}${roof(at + 82, 20)}`;
  const lights =
    kit.palette.lamps > 0.3
      ? `<path d="M${x(at + 6)} ${y(5)}H${x(at + 22)}M${x(at + 74)} ${y(5)}H${x(at + 90)}" stroke="#ffcf87" stroke-width="3"/>`
      : '';
  return { solid, lights };
}
