import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawHero } from '../pictures';

const OUTPUT = join(__dirname, '..', '..', '..', '..', 'web', 'public', 'pictures');
const HERO_WIDTHS = [960, 1600, 2400];
const CITY_WIDTHS = [480, 800, 1280];

/** Draws the large pictures of the web app's home page into its public folder, where they are kept under version control. */
async function main(): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  await save('hero', await drawHero({ city: 'Toronto', hour: 'golden' }), HERO_WIDTHS);
  for (const [city, hour] of [
    ['Toronto', 'dusk'],
    ['Montreal', 'dawn'],
    ['Cancun', 'noon'],
  ] as const) {
    const picture = await drawHero({ city, hour, width: 1280, height: 1280 });
    await save(city.toLowerCase(), picture, CITY_WIDTHS);
  }
}

/** At each width as AVIF for browsers that show it, as WebP for the others, and as JPEG for what shows neither. */
async function save(name: string, picture: Buffer, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const sized = sharp(picture).resize(width);
    const forms = {
      avif: await sized.clone().avif({ quality: 52, effort: 6 }).toBuffer(),
      webp: await sized.clone().webp({ quality: 74, effort: 6 }).toBuffer(),
      jpg: await sized.clone().jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
    };
    for (const [form, bytes] of Object.entries(forms)) writeFileSync(join(OUTPUT, `${name}-${width}.${form}`), bytes);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
