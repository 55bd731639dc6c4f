import { renderToStaticMarkup } from 'react-dom/server';
import type { BoatCard } from '@harbourline/contracts';
import { BoatListData } from '../src/features/boats/structured-data';

const card = (model: string) => ({ id: 7, model, length: 45, rate: 350, images: [] }) as unknown as BoatCard;

beforeAll(() => {
  Object.assign(globalThis, { location: { origin: 'https://harbourline.example' } });
});

it('keeps a model’s name inside the script that tells search engines of it', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = renderToStaticMarkup(<BoatListData boats={[card(name)]} />);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  const [, json = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(html) ?? [];
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(name).slice(1, -1));
});
