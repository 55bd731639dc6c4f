import { pick, randomFrom } from '../random';
import type { Vessel } from '../types';

const HULLS: Record<Vessel, readonly [string, ...string[]]> = {
  'motor-yacht': ['#ffffff', '#ffffff', '#2a3442', '#e9e2d6'],
  flybridge: ['#ffffff', '#f6f2ea', '#22344c', '#ffffff'],
  'sailing-yacht': ['#ffffff', '#1d3350', '#f4efe6', '#274a46'],
  catamaran: ['#ffffff', '#f7f4ee'],
  pontoon: ['#f1efe9', '#2c3f55', '#7d2f2c', '#3f4a50'],
  bowrider: ['#ffffff', '#f3f1ec', '#232b36'],
  'jet-ski': ['#f2f4f5', '#20262e'],
  'centre-console': ['#7fb2c4', '#2c4d70', '#f3f1ec', '#8fc0b0'],
};
const ACCENTS = ['#1d3f63', '#8c2f2b', '#2d6f73', '#c08a3a', '#3a4653'] as const;
const BRIGHT_ACCENTS = ['#d8452f', '#e8a327', '#1f8fb0', '#8bbf3a'] as const;

/** Her colours go with the vessel, not with the picture. */
export function coloursOf(vessel: Vessel, seed: string): { hullColour: string; accent: string } {
  const random = randomFrom(`${seed} colours`);
  return {
    hullColour: pick(random, HULLS[vessel]),
    accent: pick(random, vessel === 'jet-ski' ? BRIGHT_ACCENTS : ACCENTS),
  };
}
