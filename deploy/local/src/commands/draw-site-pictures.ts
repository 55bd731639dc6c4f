import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawHero } from '../pictures';

const OUTPUT = join(__dirname, '..', '..', '..', '..', 'web', 'public', 'pictures');
const HERO_WIDTHS = [960, 1600, 2400];

/** Draws the large pictures of the web app's home page into its public folder, where they are kept under version control. */
async function main(): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  const hero = await drawHero({ city: 'Toronto', hour: 'golden' });
  for (const width of HERO_WIDTHS) {
    writeFileSync(
      join(OUTPUT, `hero-${width}.jpg`),
      await sharp(hero).resize(width).jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
    );
  }
  for (const [city, hour] of [
    ['Toronto', 'dusk'],
    ['Montreal', 'dawn'],
    ['Cancun', 'noon'],
  ] as const) {
    const picture = await drawHero({ city, hour, width: 1280, height: 1280 });
    writeFileSync(
      join(OUTPUT, `${city.toLowerCase()}.jpg`),
      await sharp(picture).jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
    );
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
