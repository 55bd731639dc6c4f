/** An encoded picture of a film. */
export interface Frame {
  isKey: boolean;
  data: Buffer;
}

const SEGMENT_TIME_NS = 1_000_000;

/** Puts VP8 frames of the same duration, for at most half a minute, into a WebM file. */
export function webm(frames: readonly Frame[], { width, height, fps }: { width: number; height: number; fps: number }) {
  const ms = (frame: number) => Math.round((frame * 1000) / fps);
  const head = element(0x1a45dfa3, [
    element(0x4286, number(1)),
    element(0x42f7, number(1)),
    element(0x42f2, number(4)),
    element(0x42f3, number(8)),
    element(0x4282, Buffer.from('webm')),
    element(0x4287, number(2)),
    element(0x4285, number(2)),
  ]);
  const info = element(0x1549a966, [
    element(0x2ad7b1, number(SEGMENT_TIME_NS)),
    element(0x4489, float(ms(frames.length))),
    element(0x4d80, Buffer.from('Harbourline')),
    element(0x5741, Buffer.from('Harbourline')),
  ]);
  const video = element(0xe0, [element(0xb0, number(width)), element(0xba, number(height))]);
  const track = element(0xae, [
    element(0xd7, number(1)),
    element(0x73c5, number(1)),
    element(0x83, number(1)),
    element(0x86, Buffer.from('V_VP8')),
    video,
  ]);
  const blocks = frames.map(({ isKey, data }, at) => {
    const header = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0]);
    header.writeInt16BE(ms(at), 1);
    return element(0xa3, Buffer.concat([header, data]));
  });
  const cluster = element(0x1f43b675, [element(0xe7, number(0)), ...blocks]);
  return Buffer.concat([head, element(0x18538067, [info, element(0x1654ae6b, track), cluster])]);
}

function element(id: number, content: Buffer | Buffer[]): Buffer {
  const body = Array.isArray(content) ? Buffer.concat(content) : content;
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([number(id), size, body]);
}

function number(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}
