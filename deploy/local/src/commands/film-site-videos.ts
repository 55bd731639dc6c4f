import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { webm } from '../films/webm';

const PUBLIC = join(__dirname, '..', '..', '..', '..', 'web', 'public');
const [WIDTH, HEIGHT, FPS, SECONDS] = [640, 360, 15, 6];
const BITS_PER_SECOND = 300_000;

/** Where on its picture a camera begins and ends: the middle of what it sees, and how much of it, from 0 to 1. */
interface Film {
  name: string;
  picture: string;
  from: [x: number, y: number, part: number];
  to: [x: number, y: number, part: number];
}

const FILMS: readonly Film[] = [
  { name: 'leaving-the-harbour', picture: 'hero-1600', from: [0.3, 0.5, 0.5], to: [0.7, 0.55, 0.6] },
  { name: 'toronto-at-dusk', picture: 'toronto', from: [0.5, 0.5, 0.9], to: [0.5, 0.6, 0.6] },
  { name: 'montreal-at-dawn', picture: 'montreal', from: [0.35, 0.55, 0.6], to: [0.65, 0.55, 0.6] },
  { name: 'cancun-at-noon', picture: 'cancun', from: [0.65, 0.6, 0.6], to: [0.4, 0.6, 0.8] },
  { name: 'under-sail', picture: 'hero-1600', from: [0.76, 0.6, 0.35], to: [0.6, 0.5, 0.75] },
];

/** Moves a camera over the drawn pictures, and puts what it sees into the web app's public folder, each with a still. */
async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    // WebCodecs are there on secure pages alone, such as one of localhost.
    await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('http://localhost/');
    for (const film of FILMS) {
      const picture = readFileSync(join(PUBLIC, 'pictures', `${film.picture}.jpg`)).toString('base64');
      const order = {
        ...film,
        picture,
        width: WIDTH,
        height: HEIGHT,
        fps: FPS,
        frames: FPS * SECONDS,
        bitrate: BITS_PER_SECOND,
      };
      const encoded = await page.evaluate<{ isKey: boolean; data: string }[]>(`(${ENCODE})(${JSON.stringify(order)})`);
      const frames = encoded.map(({ isKey, data }) => ({ isKey, data: Buffer.from(data, 'base64') }));
      writeFileSync(
        join(PUBLIC, 'videos', `${film.name}.webm`),
        webm(frames, { width: WIDTH, height: HEIGHT, fps: FPS }),
      );
      await drawStill(film);
    }
  } finally {
    await browser.close();
  }
}

/** What the camera sees at first. */
async function drawStill({ name, picture, from: [x, y, part] }: Film): Promise<void> {
  const whole = sharp(join(PUBLIC, 'pictures', `${picture}.jpg`));
  const { width, height } = await whole.metadata();
  const seen = { width: Math.round(width * part), height: Math.round((width * part * HEIGHT) / WIDTH) };
  const left = Math.round(Math.min(Math.max(x * width - seen.width / 2, 0), width - seen.width));
  const top = Math.round(Math.min(Math.max(y * height - seen.height / 2, 0), height - seen.height));
  const still = whole.extract({ left, top, ...seen }).resize(WIDTH, HEIGHT);
  writeFileSync(join(PUBLIC, 'videos', `${name}.jpg`), await still.jpeg({ quality: 72, mozjpeg: true }).toBuffer());
}

/** Runs in the browser, whose encoder it is. */
const ENCODE = `async ({ picture, from, to, width, height, fps, frames, bitrate }) => {
  const blob = await (await fetch('data:image/jpeg;base64,' + picture)).blob();
  const image = await createImageBitmap(blob);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  const encoded = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      encoded.push({ isKey: chunk.type === 'key', data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) });
    },
    error: (error) => { throw error; },
  });
  encoder.configure({ codec: 'vp8', width, height, bitrate, framerate: fps });
  const within = (value, most) => Math.min(Math.max(value, 0), most);
  for (let at = 0; at < frames; at += 1) {
    const share = (1 - Math.cos((Math.PI * at) / (frames - 1))) / 2;
    const [x, y, part] = from.map((start, axis) => start + (to[axis] - start) * share);
    const [w, h] = [image.width * part, (image.width * part * height) / width];
    context.drawImage(image, within(x * image.width - w / 2, image.width - w), within(y * image.height - h / 2, image.height - h), w, h, 0, 0, width, height);
    const frame = new VideoFrame(context.canvas, { timestamp: (at * 1e6) / fps });
    encoder.encode(frame, { keyFrame: at % fps === 0 });
    frame.close();
  }
  await encoder.flush();
  return encoded;
}`;

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
