import { hex, mix, rgb } from '../colour';
import { tone } from '../palette';
import type { Palette } from '../palette';
import type { Random } from '../random';
import type { Frame } from '../types';

/** A city seen over the water: what stands there, and the lamps that shine by themselves. */
export interface Skyline {
  solid: string;
  lights: string;
}

/** Draws in metres: x along the shore from the middle of the picture, y up from the water. */
export interface SkylineKit {
  palette: Palette;
  random: Random;
  /** Pixels per metre. */
  scale: number;
  left: boolean;
  frame: Frame;
  x(metres: number): number;
  y(metres: number): number;
  /** A surface's colour in this light; `far` from 0 (shore) to 1 (lost in haze). */
  paint(surface: string, lit: number, far: number): string;
}

export interface BuildingPlan {
  x: number;
  width: number;
  height: number;
  surface: string;
  far?: number;
  /** Storey height in metres; windows and lines follow it. */
  storey?: number;
  top?: 'flat' | 'crown' | 'steps' | 'slope' | 'round' | 'spire';
  facade?: 'glass' | 'bands' | 'piers' | 'balconies';
}

export function skylineKit(
  frame: Frame,
  palette: Palette,
  random: Random,
  { scale, sunX, middle = 0.5 }: { scale: number; sunX: number; middle?: number },
): SkylineKit {
  const centre = frame.width * middle;
  return {
    palette,
    random,
    scale,
    left: sunX < frame.width / 2,
    frame,
    x: (metres) => round(centre + metres * scale),
    y: (metres) => round(frame.horizon - metres * scale),
    paint: (surface, lit, far) => {
      const { haze } = palette;
      return hex(mix(tone(palette, rgb(surface), lit), haze.colour, Math.min(0.94, haze.strength * (0.22 + far))));
    },
  };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A box of two faces, one towards the sun, with storeys, and some windows lit. */
export function building(kit: SkylineKit, plan: BuildingPlan): Skyline {
  const { x, width, height, surface, far = 0.2, storey = 4, top = 'flat', facade = 'glass' } = plan;
  const [x0, x1] = [kit.x(x - width / 2), kit.x(x + width / 2)];
  const [y0, y1] = [kit.y(0), kit.y(height)];
  const corner = round(x0 + (x1 - x0) * (kit.left ? 0.6 : 0.4));
  const [bright, dim] = [kit.paint(surface, 0.92, far), kit.paint(surface, 0.28, far)];
  const [leftFace, rightFace] = kit.left ? [bright, dim] : [dim, bright];
  const roof = roofPath(kit, plan, x0, x1, y1);
  const solid = [
    roof && `<path d="${roof}" fill="${kit.paint(surface, 0.55, far)}"/>`,
    `<path d="M${x0} ${y0}V${y1}H${corner}V${y0}Z" fill="${leftFace}"/>`,
    `<path d="M${corner} ${y0}V${y1}H${x1}V${y0}Z" fill="${rightFace}"/>`,
    skin(kit, plan, [x0, x1, y0, y1], far),
  ];
  if (top === 'spire') {
    solid.push(
      `<path d="M${kit.x(x - 1.4)} ${y1}L${kit.x(x)} ${kit.y(height * 1.22)}L${kit.x(x + 1.4)} ${y1}Z" fill="${kit.paint(surface, 0.6, far)}"/>`,
    );
  }
  return { solid: solid.filter(Boolean).join(''), lights: windows(kit, [x0, x1, y0, y1], storey, far, facade) };
}

function roofPath(
  kit: SkylineKit,
  { x, width, height, top }: BuildingPlan,
  x0: number,
  x1: number,
  y1: number,
): string {
  const span = x1 - x0;
  switch (top) {
    case 'crown':
      return `M${x0 + span * 0.14} ${y1}V${kit.y(height + 9)}H${x1 - span * 0.14}V${y1}Z`;
    case 'steps':
      return `M${x0 + span * 0.12} ${y1}V${kit.y(height + 10)}H${x0 + span * 0.28}V${kit.y(height + 22)}H${x1 - span * 0.28}V${kit.y(height + 10)}H${x1 - span * 0.12}V${y1}Z`;
    case 'slope':
      return `M${x0} ${y1}L${x1} ${kit.y(height + width * 0.55)}V${y1}Z`;
    case 'round':
      return `M${x0} ${y1}C${x0} ${kit.y(height + width * 0.5)} ${x1} ${kit.y(height + width * 0.7)} ${x1} ${y1}Z`;
    case 'spire':
      return `M${x0 + span * 0.2} ${y1}L${kit.x(x)} ${kit.y(height + width * 0.7)}L${x1 - span * 0.2} ${y1}Z`;
    default:
      return `M${x0 + span * 0.3} ${y1}V${kit.y(height + 4)}H${x0 + span * 0.66}V${y1}Z`;
  }
}

type Box = [x0: number, x1: number, y0: number, y1: number];

function skin(
  kit: SkylineKit,
  { surface, storey = 4, facade = 'glass' }: BuildingPlan,
  [x0, x1, y0, y1]: Box,
  far: number,
): string {
  const step = Math.max(2.4, storey * kit.scale);
  const lines: string[] = [];
  if (facade === 'piers') {
    for (let x = x0 + 2; x < x1 - 1; x += Math.max(2.6, step * 0.9)) lines.push(`M${round(x)} ${y0}V${y1}`);
  } else {
    for (let y = y1 + step; y < y0; y += step) lines.push(`M${x0} ${round(y)}H${x1}`);
  }
  const pale = (rgb(surface)[1] ?? 0) > 200;
  const colour =
    facade === 'glass' || facade === 'piers' || pale
      ? kit.paint(pale ? '#66727e' : surface, 0.08, far)
      : kit.paint('#ffffff', 0.9, far);
  const strength = (facade === 'glass' || facade === 'piers' ? 0.2 : 0.27) * (1 - far * 0.6);
  const face = `M${x0} ${y0}V${y1}H${x1}V${y0}Z`;
  const glass = `<path d="${face}" fill="url(#sheen)" opacity="${facade === 'glass' ? 0.75 - far * 0.4 : 0.24}"/><path d="${face}" fill="url(#foot)"/>`;
  return `<path d="${lines.join('')}" stroke="${colour}" stroke-width="${facade === 'bands' ? round(step * 0.4) : 0.8}" opacity="${strength}" fill="none"/>${glass}`;
}

const LAMP_COLOURS = ['#ffdca0', '#ffe9c4', '#ffcf87', '#dfe9ff'] as const;

function windows(kit: SkylineKit, [x0, x1, y0, y1]: Box, storey: number, far: number, facade: string): string {
  const { lamps } = kit.palette;
  if (lamps === 0) return '';
  const stepY = Math.max(3, storey * kit.scale);
  const stepX = Math.max(3, stepY * (facade === 'bands' ? 1.7 : 1.05));
  const paths = LAMP_COLOURS.map(() => '');
  const share = lamps * (0.34 + 0.4 * kit.random());
  for (let y = y1 + stepY * 0.5; y < y0 - 4; y += stepY) {
    // Offices are lit storey by storey.
    const busy = share * (0.35 + 1.3 * kit.random());
    for (let x = x0 + stepX * 0.4; x < x1 - stepX * 0.6; x += stepX) {
      if (kit.random() > busy) continue;
      const colour = Math.floor(kit.random() * kit.random() * 4);
      paths[colour] +=
        `M${round(x)} ${round(y)}h${round(stepX * 0.55)}v${round(stepY * 0.42)}h-${round(stepX * 0.55)}z`;
    }
  }
  return paths
    .map(
      (path, index) =>
        path &&
        `<path d="${path}" fill="${LAMP_COLOURS[index]}" opacity="${round((0.85 - far * 0.5) * (lamps > 0.4 ? 1 : 0.55))}"/>`,
    )
    .join('');
}

/** Gradients that buildings share. */
export function sheen(palette: Palette): string {
  const sky = hex(palette.sky.at(-2)?.[1] ?? [255, 255, 255]);
  return `<linearGradient id="sheen" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${sky}" stop-opacity="0.75"/><stop offset="0.45" stop-color="${sky}" stop-opacity="0.15"/><stop offset="0.75" stop-color="${sky}" stop-opacity="0.4"/><stop offset="1" stop-color="${sky}" stop-opacity="0"/></linearGradient><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.1"/><stop offset="0.4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#0a1424" stop-opacity="0.2"/></linearGradient>`;
}

export function together(parts: Skyline[]): Skyline {
  return { solid: parts.map(({ solid }) => solid).join(''), lights: parts.map(({ lights }) => lights).join('') };
}
