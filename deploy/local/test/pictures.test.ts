import sharp from 'sharp';
import { CITIES, drawHero, drawPicture, HOURS, VESSELS, VIEWS } from '../src/pictures';
import type { Hour, PictureOrder } from '../src/pictures';

// libvips is shared by all test files of a process, and catalog's close it to SVG.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

const order: PictureOrder = {
  city: 'Toronto',
  vessel: 'flybridge',
  hour: 'golden',
  view: 'profile',
  seed: 'Northern Light',
};

/** Each vessel, view, city and hour at least once. */
const orders = VESSELS.map((vessel, index): PictureOrder => {
  const view = VIEWS[index % VIEWS.length] ?? 'profile';
  const city = CITIES[index % CITIES.length] ?? 'Toronto';
  const hour = HOURS[index % HOURS.length] ?? 'noon';
  return { city, vessel, hour, view, seed: `${vessel} ${view}` };
});

/** Mean red, green, blue and the spread of brightness within a part of a picture. */
async function measure(picture: Buffer, region?: { left: number; top: number; width: number; height: number }) {
  const part = region ? await sharp(picture).extract(region).toBuffer() : picture;
  const { channels } = await sharp(part).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return { red: red ?? 0, green: green ?? 0, blue: blue ?? 0, spread: channels[1]?.stdev ?? 0 };
}

it.each(orders)('draws the $view of a $vessel off $city at $hour', async (each) => {
  const picture = await drawPicture(each);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1500, height: 900 });
  expect(picture.length).toBeGreaterThan(60_000);
  expect(picture.length).toBeLessThan(500_000);
  // Something stands in the middle of the picture, not only sky and water.
  expect((await measure(picture, { left: 300, top: 300, width: 900, height: 500 })).spread).toBeGreaterThan(8);
});

it('draws the same picture for the same order, and another for another seed or view', async () => {
  const [one, again, otherSeed, otherView] = await Promise.all([
    drawPicture(order),
    drawPicture({ ...order }),
    drawPicture({ ...order, seed: 'Second Wind' }),
    drawPicture({ ...order, view: 'deck' }),
  ]);
  expect(one.equals(again)).toBe(true);
  expect(one.equals(otherSeed)).toBe(false);
  expect(one.equals(otherView)).toBe(false);
});

it('shows the hour in the light: noon brighter than dusk, dusk than night, evening warmer than noon', async () => {
  const at = async (hour: Hour) => measure(await drawPicture({ ...order, hour }));
  const [noon, golden, dusk, night] = [await at('noon'), await at('golden'), await at('dusk'), await at('night')];
  expect(noon.green).toBeGreaterThan(dusk.green);
  expect(dusk.green).toBeGreaterThan(night.green);
  expect(golden.red / golden.blue).toBeGreaterThan((noon.red / noon.blue) * 1.2);
});

it('gives Cancun its turquoise water', async () => {
  const water = { left: 0, top: 760, width: 300, height: 120 };
  const [lake, caribbean] = await Promise.all(
    (['Toronto', 'Cancun'] as const).map(async (city) =>
      measure(await drawPicture({ ...order, city, hour: 'noon' }), water),
    ),
  );
  expect(caribbean?.green).toBeGreaterThan((lake?.green ?? 255) + 30);
});

it('draws a wide picture of a city in the size asked for', async () => {
  expect(await sharp(await drawHero({ city: 'Montreal', hour: 'dusk' })).metadata()).toMatchObject({
    width: 2400,
    height: 1200,
  });
  const small = await drawHero({ city: 'Cancun', hour: 'golden', width: 1200, height: 900 });
  expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
});
