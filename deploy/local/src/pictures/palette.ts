import { mix, rgb } from './colour';
import type { City, Hour, Rgb } from './types';

/** All colours and lights of one hour of the day. */
export interface Palette {
  hour: Hour;
  /** From the zenith (0) to the horizon (1). */
  sky: readonly (readonly [at: number, colour: Rgb])[];
  sun: {
    /** Height above the horizon as a share of the picture's; below zero: set. */
    height: number;
    colour: Rgb;
    /** Radius of the disc as a share of the picture's height. */
    radius: number;
    glow: number;
    /** How far the glow reaches, as a share of the picture's width. */
    reach: number;
    /** Strength of its path on the water. */
    path: number;
    disc: boolean;
  };
  clouds: { lit: Rgb; shade: Rgb; cover: number; strength: number };
  haze: { colour: Rgb; strength: number };
  /** What sunlight and skylight do to a white surface. */
  light: { sun: Rgb; shade: Rgb };
  water: { near: Rgb; far: Rgb };
  /** Share of windows and lamps that are lit. */
  lamps: number;
  stars: number;
}

const stops = (...list: [number, string][]) => list.map(([at, colour]) => [at, rgb(colour)] as const);

const HOURS_OF_DAY: Record<Hour, Palette> = {
  dawn: {
    hour: 'dawn',
    sky: stops(
      [0, '#5f7fb4'],
      [0.3, '#8fa3cb'],
      [0.55, '#c9b6cf'],
      [0.75, '#f0c3bd'],
      [0.9, '#fbd9b9'],
      [1, '#ffe9cc'],
    ),
    sun: { height: 0.055, colour: rgb('#ffe2b0'), radius: 0.03, glow: 0.75, reach: 0.3, path: 1.15, disc: true },
    clouds: { lit: rgb('#ffe6d2'), shade: rgb('#a79fc2'), cover: 0.5, strength: 0.75 },
    haze: { colour: rgb('#f6d3c4'), strength: 0.5 },
    light: { sun: rgb('#fff0e2'), shade: rgb('#a2a3c4') },
    water: { near: rgb('#3f5f80'), far: rgb('#7f93b0') },
    lamps: 0,
    stars: 0,
  },
  noon: {
    hour: 'noon',
    sky: stops([0, '#1c68b4'], [0.35, '#3f8fd2'], [0.65, '#7dbbe6'], [0.88, '#bfe0f2'], [1, '#e2f2f8']),
    sun: { height: 0.9, colour: rgb('#fffbe8'), radius: 0.03, glow: 0.3, reach: 0.3, path: 0.24, disc: false },
    clouds: { lit: rgb('#ffffff'), shade: rgb('#b4cbe0'), cover: 0.52, strength: 0.9 },
    haze: { colour: rgb('#d8ecf6'), strength: 0.42 },
    light: { sun: rgb('#ffffff'), shade: rgb('#a9c0d6') },
    water: { near: rgb('#0f5484'), far: rgb('#4f94bd') },
    lamps: 0,
    stars: 0,
  },
  golden: {
    hour: 'golden',
    sky: stops(
      [0, '#37679c'],
      [0.3, '#6f97b8'],
      [0.52, '#b9bdb4'],
      [0.72, '#f2cb98'],
      [0.9, '#ffb868'],
      [1, '#ffc27c'],
    ),
    sun: { height: 0.1, colour: rgb('#ffd489'), radius: 0.036, glow: 1, reach: 0.3, path: 1.5, disc: true },
    clouds: { lit: rgb('#ffdfae'), shade: rgb('#9a8fa0'), cover: 0.5, strength: 0.8 },
    haze: { colour: rgb('#fcc68c'), strength: 0.52 },
    light: { sun: rgb('#ffeccb'), shade: rgb('#9591a8') },
    water: { near: rgb('#234a66'), far: rgb('#7c8a8c') },
    lamps: 0,
    stars: 0,
  },
  dusk: {
    hour: 'dusk',
    sky: stops(
      [0, '#141d4a'],
      [0.3, '#2f3474'],
      [0.55, '#6d4a8c'],
      [0.75, '#c2637f'],
      [0.9, '#f58d68'],
      [1, '#ffb57c'],
    ),
    sun: { height: -0.03, colour: rgb('#ff9a5c'), radius: 0.03, glow: 0.6, reach: 0.4, path: 0.7, disc: false },
    clouds: { lit: rgb('#ff9c80'), shade: rgb('#4d3f76'), cover: 0.47, strength: 0.85 },
    haze: { colour: rgb('#c86f7c'), strength: 0.42 },
    light: { sun: rgb('#c9b3c4'), shade: rgb('#5b5788') },
    water: { near: rgb('#141f48'), far: rgb('#4c4473') },
    lamps: 0.5,
    stars: 0.35,
  },
  night: {
    hour: 'night',
    sky: stops([0, '#040a1c'], [0.4, '#0a1736'], [0.7, '#152750'], [0.9, '#2b3a66'], [1, '#4b4c74']),
    sun: { height: 0.4, colour: rgb('#e6ecff'), radius: 0.024, glow: 0.34, reach: 0.16, path: 0.5, disc: true },
    clouds: { lit: rgb('#55648c'), shade: rgb('#141f40'), cover: 0.53, strength: 0.6 },
    haze: { colour: rgb('#3d4470'), strength: 0.35 },
    light: { sun: rgb('#8d9cc4'), shade: rgb('#37436c') },
    water: { near: rgb('#050d22'), far: rgb('#16264c') },
    lamps: 0.72,
    stars: 1,
  },
};

/** The Caribbean is not the colour of a northern lake. */
const CARIBBEAN: Record<Hour, { near: string; far: string; share: number }> = {
  dawn: { near: '#2d8f9c', far: '#7fbcc0', share: 0.75 },
  noon: { near: '#0a9db4', far: '#37c4cc', share: 1 },
  golden: { near: '#1a7f8c', far: '#79aea4', share: 0.75 },
  dusk: { near: '#17356a', far: '#4f5286', share: 0.7 },
  night: { near: '#06203a', far: '#163660', share: 0.8 },
};

export function paletteOf(hour: Hour, city: City): Palette {
  const palette = HOURS_OF_DAY[hour];
  if (city !== 'Cancun') return palette;
  const { near, far, share } = CARIBBEAN[hour];
  const water = { near: mix(palette.water.near, rgb(near), share), far: mix(palette.water.far, rgb(far), share) };
  // The clear shallow water is bright enough without the high sun on it.
  return { ...palette, water, sun: { ...palette.sun, path: palette.sun.path * (hour === 'noon' ? 0.55 : 1) } };
}

/** A surface's colour in this light: `lit` from 0 (sky light only) to 1 (facing the sun). */
export function tone({ light }: Palette, surface: Rgb, lit: number): Rgb {
  const colour = mix(light.shade, light.sun, lit);
  return [(surface[0] * colour[0]) / 255, (surface[1] * colour[1]) / 255, (surface[2] * colour[2]) / 255];
}
