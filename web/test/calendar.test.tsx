import { renderToStaticMarkup } from 'react-dom/server';
import { Calendar } from '../src/shared/ui/calendar';

it('a calendar says which day is today', () => {
  const today = new Date(2026, 7, 7, 12);
  const page = renderToStaticMarkup(<Calendar mode="single" month={today} today={today} />);
  const days = page.match(/<button[^>]*aria-current="date"[^>]*>\d+<\/button>/g);
  expect(days).toHaveLength(1);
  expect(days?.[0]).toContain('>7<');
});
