import type { Rgb } from './types';

// Called for every pixel: a name of our own is found faster than a global's property.
const { max, min, round } = Math;

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hex([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;
}

export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return [at(0), at(1), at(2)];
}

function byte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : round(value);
}

export function smoothstep(low: number, high: number, value: number): number {
  const share = min(1, max(0, (value - low) / (high - low)));
  return share * share * (3 - 2 * share);
}
