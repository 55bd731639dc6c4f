export interface Point {
  x: number;
  y: number;
  /** Or a point that draws the curve towards it. */
  onCurve: boolean;
}

/** A simple glyph as a TrueType file holds it, in whole units, filled up to four bytes. */
export function glyphData(
  contours: readonly Point[][],
  { instructions = Buffer.alloc(0), box }: { instructions?: Buffer; box?: Buffer | undefined } = {},
): Buffer {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const head = Buffer.alloc(10 + 2 * contours.length + 2);
  head.writeInt16BE(contours.length, 0);
  if (box) box.copy(head, 2);
  else edgesOf(points).forEach((edge, index) => head.writeInt16BE(edge, 2 + 2 * index));
  let last = -1;
  contours.forEach((contour, index) => {
    last += contour.length;
    head.writeUInt16BE(last, 10 + 2 * index);
  });
  head.writeUInt16BE(instructions.length, 10 + 2 * contours.length);
  const flags = Buffer.alloc(points.length);
  const [xs, ys] = [Buffer.alloc(2 * points.length), Buffer.alloc(2 * points.length)];
  let before: Point = { x: 0, y: 0, onCurve: true };
  points.forEach((point, index) => {
    flags[index] = point.onCurve ? 1 : 0;
    xs.writeInt16BE(point.x - before.x, 2 * index);
    ys.writeInt16BE(point.y - before.y, 2 * index);
    before = point;
  });
  const whole = Buffer.concat([head, instructions, flags, xs, ys]);
  return Buffer.concat([whole, Buffer.alloc(-whole.length & 3)]);
}

/** Left, lowest, right, highest. */
function edgesOf(points: readonly Point[]): number[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
