import { PAGES } from '../src/app/page-table';
import { pageHeads } from '../src/server/page-heads';

const ORIGIN = 'https://harbourline.example';
const heads = pageHeads(ORIGIN);

/** An address for each way to write a path: with and without what may be left out. */
const addressesOf = (path: string) => {
  const whole = path.replaceAll(/:\w+\??/g, '7');
  return path.endsWith('?') ? [whole, path.replace(/\/:\w+\?$/, '')] : [whole];
};

const addresses = PAGES.map(({ path }) => path)
  .filter((path) => path !== '*')
  .flatMap(addressesOf);

it.each(addresses)('knows the page at %s, however it is written', (path) => {
  expect(heads.find(path)).toBeDefined();
  expect(heads.find(`${path.toUpperCase()}/`)).toBeDefined();
});

it('knows no page that the app has not got', () => {
  expect(addresses.length).toBeGreaterThan(20);
  for (const path of ['/nowhere', '/boats/first', '/boats/7/8', '/terms/7', '/constructor', '//'])
    expect([path, heads.find(path) !== undefined]).toEqual([path, path === '//']);
});

it('is for search engines, or says that it is not', () => {
  for (const path of addresses) {
    const html = heads.headOf({ path, search: '' });
    expect(html.includes('rel="canonical"')).toBe(!html.includes('content="noindex"'));
  }
  expect(heads.headOf({ path: '/auth', search: '' })).toContain('content="noindex"');
  expect(heads.headOf({ path: '/pricing', search: '' })).toContain(`href="${ORIGIN}/pricing"`);
});

it('lets nothing that is asked for end its tags', () => {
  const search = '?location=Toronto&capacity="><script>1</script>';
  expect(heads.headOf({ path: '/boats', search })).not.toContain('<script>');
});
