import { listBoats, getBoat } from '@harbourline/contracts';
import { call } from '../src/shared/api/call';
import { defineWords } from '../src/shared/i18n/define-words';
import { formatDateTime, formatRemaining, zoneName } from '../src/shared/lib/dates';
import { imageSources } from '../src/shared/lib/image-url';
import { formatMoney } from '../src/shared/lib/money';
import { currentToast, dismissFailure, dismissToast, showToast } from '../src/shared/ui/toast';

it('builds a call from its declaration: path filled, query without empty values', () => {
  expect(call(getBoat, { params: { id: 7 } })).toMatchObject({ method: 'GET', url: '/api/boats/7' });
  expect(call(listBoats, { query: { location: 'Toronto', capacity: '6+', price: undefined } }).url).toBe(
    '/api/boats?location=Toronto&capacity=6%2B',
  );
});

it('shows Canadian dollars, cents only where asked or needed', () => {
  expect([formatMoney(1250), formatMoney(1250), formatMoney(12.5)]).toEqual(['$1,250', '$1,250', '$12.50']);
});

it('shows an instant in the boat’s zone, across the change of daylight saving', () => {
  expect(formatDateTime('2026-03-08T06:30:00Z', 'America/Toronto')).toMatch(/^Sun, Mar 8, 2026, 1:30/);
  expect(formatDateTime('2026-03-08T07:30:00Z', 'America/Toronto')).toMatch(/^Sun, Mar 8, 2026, 3:30/);
  expect(zoneName('2026-07-01T12:00:00Z', 'America/Toronto')).toBe('EDT');
});

it('counts down in hours and minutes, then in minutes and seconds, and stops at nothing', () => {
  expect([540_000_000, 83_100_000, 249_000, -5].map(formatRemaining)).toEqual([
    '6 d 6 h',
    '23 h 5 min',
    '4:09',
    '0:00',
  ]);
});

it('offers a boat’s picture at every width and leaves other pictures alone', () => {
  const { src, srcSet } = imageSources('/api/image/boat-images/a.jpg');
  expect(src).toBe('/api/image/boat-images/a.jpg?w=640');
  expect(srcSet).toContain('/api/image/boat-images/a.jpg?w=1280 1280w');
  expect(imageSources('/api/placeholder/400/300')).toEqual({ src: '/api/placeholder/400/300' });
});

it('fills values into sentences and chooses the plural', () => {
  const { text } = defineWords({
    en: { hello: 'Hello {{name}}', n_one: '{{count}} boat', n_other: '{{count}} boats' },
  });
  expect([text('hello', { name: 'A & B' }), text('n', { count: 1 }), text('n', { count: 2 })]).toEqual([
    'Hello A & B',
    '1 boat',
    '2 boats',
  ]);
});

it('keeps one notification at a time, and dismisses only the one meant', () => {
  showToast({ title: 'First' });
  const first = currentToast()?.id ?? 0;
  showToast({ title: 'Second' });
  dismissToast(first);
  expect(currentToast()).toMatchObject({ title: 'Second' });
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeUndefined();
});

it('takes away what was said of a failure once it is tried again, and nothing else', () => {
  showToast({ tone: 'success', title: 'Saved' });
  dismissFailure();
  expect(currentToast()).toMatchObject({ title: 'Saved' });
  showToast({ tone: 'error', title: 'Not saved' });
  dismissFailure();
  expect(currentToast()).toBeUndefined();
});
