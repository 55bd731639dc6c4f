import { randomFrom } from './random';

// Called for every pixel: a name of our own is found faster than a global's property.
const { floor } = Math;

const SIZE = 512;
const MASK = SIZE - 1;
let shared: { height: Float32Array; slopeX: Float32Array; slopeY: Float32Array } | undefined;

/** A tile of smooth noise from 0 to 1 that repeats without a seam, and its slopes. */
function tile() {
  shared ??= makeTile();
  return shared;
}

function makeTile() {
  const height = new Float32Array(SIZE * SIZE);
  let amplitude = 1;
  let total = 0;
  for (const cells of [8, 16, 32, 64]) {
    addOctave(height, cells, amplitude);
    total += amplitude;
    amplitude *= 0.52;
  }
  for (let at = 0; at < height.length; at++) height[at] = (height[at] ?? 0) / total;
  const slopeX = new Float32Array(SIZE * SIZE);
  const slopeY = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const at = y * SIZE + x;
      slopeX[at] = ((height[y * SIZE + ((x + 1) & MASK)] ?? 0) - (height[y * SIZE + ((x - 1) & MASK)] ?? 0)) * 16;
      slopeY[at] = ((height[((y + 1) & MASK) * SIZE + x] ?? 0) - (height[((y - 1) & MASK) * SIZE + x] ?? 0)) * 16;
    }
  }
  return { height, slopeX, slopeY };
}

function addOctave(height: Float32Array, cells: number, amplitude: number): void {
  const random = randomFrom(`noise ${cells}`);
  const lattice = Float32Array.from({ length: cells * cells }, random);
  const step = SIZE / cells;
  for (let y = 0; y < SIZE; y++) {
    const row = floor(y / step);
    const fy = quintic(y / step - row);
    const below = ((row + 1) % cells) * cells;
    for (let x = 0; x < SIZE; x++) {
      const column = floor(x / step);
      const fx = quintic(x / step - column);
      const right = (column + 1) % cells;
      const top = blend(lattice[row * cells + column] ?? 0, lattice[row * cells + right] ?? 0, fx);
      const bottom = blend(lattice[below + column] ?? 0, lattice[below + right] ?? 0, fx);
      const at = y * SIZE + x;
      height[at] = (height[at] ?? 0) + amplitude * blend(top, bottom, fy);
    }
  }
}

function quintic(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function blend(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function sampler(field: Float32Array): (x: number, y: number) => number {
  return (x, y) => {
    const column = floor(x);
    const row = floor(y);
    const fx = x - column;
    const fy = y - row;
    const left = column & MASK;
    const right = (column + 1) & MASK;
    const top = (row & MASK) * SIZE;
    const bottom = ((row + 1) & MASK) * SIZE;
    const a = field[top + left] ?? 0;
    const b = field[top + right] ?? 0;
    const c = field[bottom + left] ?? 0;
    const d = field[bottom + right] ?? 0;
    return a + (b - a) * fx + (c - a + (a - b - c + d) * fx) * fy;
  };
}

/** Height (0 to 1) and slopes (about −1 to 1) at any place; the pattern repeats every 512 units. */
export function noiseField() {
  const { height, slopeX, slopeY } = tile();
  return { height: sampler(height), slopeX: sampler(slopeX), slopeY: sampler(slopeY) };
}
