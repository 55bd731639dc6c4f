import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { films } from '../src/features/lifestyle/films.en';

const MOST_BYTES = 1_500_000;
const EBML = '1a45dfa3';
const file = (name: string) => readFileSync(join(__dirname, '..', 'public', 'videos', name));

it('five films are there, each with a still and with captions to its end, and are small together', () => {
  expect(films).toHaveLength(5);
  const bytes = films.flatMap(({ name }) => {
    const [film, still] = [file(`${name}.webm`), file(`${name}.jpg`)];
    expect([name, film.subarray(0, 4).toString('hex'), film.includes('V_VP8')]).toEqual([name, EBML, true]);
    expect(file(`${name}.vtt`).toString()).toMatch(/^WEBVTT\n\n00:00\.000 --> [^]*--> 00:06\.000\n.+\n$/);
    return [film.length, still.length];
  });
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_BYTES);
});
