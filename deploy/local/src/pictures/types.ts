export { CITIES, type City } from '@harbourline/policy';

export const VESSELS = [
  'motor-yacht',
  'flybridge',
  'sailing-yacht',
  'catamaran',
  'pontoon',
  'bowrider',
  'jet-ski',
  'centre-console',
] as const;
export const HOURS = ['dawn', 'noon', 'golden', 'dusk', 'night'] as const;
/** The whole vessel on the water; over her bow; from the lounge or cockpit. */
export const VIEWS = ['profile', 'bow', 'deck'] as const;

export type Vessel = (typeof VESSELS)[number];
export type Hour = (typeof HOURS)[number];
export type View = (typeof VIEWS)[number];

/** Red, green, blue, each 0 to 255; light sources may exceed it. */
export type Rgb = readonly [number, number, number];

/** The frame: its size in pixels and the row of the horizon. */
export interface Frame {
  width: number;
  height: number;
  horizon: number;
}
