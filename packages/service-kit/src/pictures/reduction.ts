/** A pixel is red, green and blue, a byte each. */
export const CHANNELS = 3;

/** A part of a picture, row by row. */
export interface Piece {
  bytes: Uint8Array;
  /** How many bytes a row takes, with what may follow its pixels. */
  stride: number;
  width: number;
  height: number;
}

/**
 * Makes a picture smaller that comes in pieces, so that it is never held whole: each pixel of the result is the mean of
 * the area that it covers. Pieces come in rows of one height, and such rows from top to bottom.
 */
export class Reduction {
  readonly width: number;
  readonly height: number;
  /** Pixels of the result for one of the source. */
  private readonly scale: { x: number; y: number };
  /** Means as far as they are known, of rows from `first` on. */
  private readonly rows: Float32Array;
  private readonly line: Float32Array;
  private readonly columns: ReturnType<typeof portions>;
  private first = 0;

  /** @param pieceHeight of the highest piece */
  constructor(source: { width: number; height: number }, longestSide: number, pieceHeight: number) {
    const scale = Math.min(1, longestSide / Math.max(source.width, source.height));
    this.width = Math.max(1, Math.round(source.width * scale));
    this.height = Math.max(1, Math.round(source.height * scale));
    this.scale = { x: this.width / source.width, y: this.height / source.height };
    this.columns = portions(source.width, this.scale.x);
    this.line = new Float32Array((this.width + 2) * CHANNELS);
    this.rows = new Float32Array((Math.ceil(pieceHeight * this.scale.y) + 2) * this.width * CHANNELS);
  }

  /** How many bytes the result and what is known of further rows take. */
  get bytes(): number {
    return this.width * this.height * CHANNELS + this.rows.byteLength;
  }

  /** Adds a piece whose upper left corner is at `left` and `top` of the source. */
  add({ bytes, stride, width, height }: Piece, left: number, top: number): void {
    const { line, rows, scale } = this;
    const from = Math.floor(left * scale.x) * CHANNELS;
    const to = Math.min(this.width, Math.ceil((left + width) * scale.x) + 1) * CHANNELS;
    for (let y = 0; y < height; y += 1) {
      line.fill(0);
      this.narrow(bytes.subarray(y * stride, y * stride + width * CHANNELS), left);
      const { place, share, rest } = portion(top + y, scale.y);
      const upper = (place - this.first) * this.width * CHANNELS;
      const lower = upper + this.width * CHANNELS;
      for (let i = from; i < to; i += 1) {
        const mean = line[i] ?? 0;
        rows[upper + i] = (rows[upper + i] ?? 0) + mean * share;
        if (rest > 0) rows[lower + i] = (rows[lower + i] ?? 0) + mean * rest;
      }
    }
  }

  /** Adds a row of a piece to `line`. */
  private narrow(row: Uint8Array, left: number): void {
    const { line, columns } = this;
    for (let x = left, i = 0; i < row.length; x += 1, i += CHANNELS) {
      const share = columns.shares[x] ?? 0;
      const rest = columns.rests[x] ?? 0;
      const here = (columns.places[x] ?? 0) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const value = row[i + channel] ?? 0;
        line[here + channel] = (line[here + channel] ?? 0) + value * share;
        line[here + CHANNELS + channel] = (line[here + CHANNELS + channel] ?? 0) + value * rest;
      }
    }
  }

  /** Writes the rows of the result that are complete once the source is known down to its row `bottom`. */
  flush(bottom: number, pixels: Uint8Array): void {
    const stride = this.width * CHANNELS;
    const done = Math.min(this.height, Math.floor(bottom * this.scale.y + ROUNDING));
    const count = (done - this.first) * stride;
    for (let i = 0; i < count; i += 1) pixels[this.first * stride + i] = Math.round(Math.min(255, this.rows[i] ?? 0));
    this.rows.copyWithin(0, count);
    this.rows.fill(0, this.rows.length - count);
    this.first = done;
  }
}

const ROUNDING = 1e-6;

/** In which pixel of the result a pixel of the source begins, how much it adds there, and how much to the next one. */
function portion(index: number, scale: number): { place: number; share: number; rest: number } {
  const begin = index * scale;
  const place = Math.floor(begin + ROUNDING);
  const share = Math.min(scale, place + 1 - begin);
  return { place, share, rest: scale - share > ROUNDING ? scale - share : 0 };
}

/** The same for all pixels of a row, as there are many of them. */
function portions(width: number, scale: number) {
  const all = { places: new Uint32Array(width), shares: new Float32Array(width), rests: new Float32Array(width) };
  for (let x = 0; x < width; x += 1) {
    const { place, share, rest } = portion(x, scale);
    all.places[x] = place;
    all.shares[x] = share;
    all.rests[x] = rest;
  }
  return all;
}
