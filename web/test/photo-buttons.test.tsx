import { renderToStaticMarkup } from 'react-dom/server';
import { PhotoGrid } from '../src/features/boat-editor/photo-grid';

interface Made {
  props: { label?: string; onClick?: (event: { currentTarget: null }) => void };
}

/** Notes every element that is made, to press what nothing draws here. */
jest.mock('react/jsx-runtime', () => {
  const real = jest.requireActual<Record<'jsx' | 'jsxs', (...element: unknown[]) => unknown>>('react/jsx-runtime');
  const seen: unknown[] = [];
  const noting = (make: (...element: unknown[]) => unknown) => (type: unknown, props: unknown, key: unknown) => {
    seen.push({ props });
    return make(type, props, key);
  };
  return { ...real, jsx: noting(real.jsx), jsxs: noting(real.jsxs), seen };
});
const { seen } = jest.requireMock<{ seen: Made[] }>('react/jsx-runtime');

it.each([
  ['Move photo 2 one place earlier', '/b.jpg', 1],
  ['Move photo 2 one place later', '/b.jpg', 3],
  ['Make photo 3 the main photo', '/c.jpg', 1],
])('a photo is moved without dragging: %s', (label, url, place) => {
  const moved: unknown[] = [];
  const photos = {
    ...{ images: ['/a.jpg', '/b.jpg', '/c.jpg'], degreesOf: () => 0, rotate: () => undefined, move: () => undefined },
  };
  seen.length = 0;
  renderToStaticMarkup(
    <PhotoGrid photos={photos as never} onMove={(...to) => moved.push(to)} onRemove={() => undefined} />,
  );
  seen.find(({ props }) => props.label === label)?.props.onClick?.({ currentTarget: null });
  expect(moved).toEqual([[url, place]]);
});
