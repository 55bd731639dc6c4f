import type { BoatView } from '@harbourline/contracts';
import { DEFAULT_TERMS } from '@harbourline/policy';
import { termsInWords } from '@harbourline/policy/words';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { browsing } from './support/browsing';
import { listBoat, register } from './support/people';
import { sharedTestStack } from './support/test-stack';

const ACCEPTS = {
  'a browser': 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'a program': '*/*',
};
const MISSING = 999_999_999;

describe('what a page says before any script runs', () => {
  const site = browsing(() => sharedTestStack());
  let boat: BoatView;

  beforeAll(async () => {
    boat = await listBoat(await register(site.instance, 'owner'), {
      model: 'Tiara "Open" <38>',
      city: 'Montreal',
      rate: 320,
    });
  });

  const open = (path: string, accept = ACCEPTS['a browser']) =>
    fetch(site.instance.gatewayUrl + path, { headers: { accept } });

  async function headAt(path: string, accept?: string) {
    const response = await open(path, accept);
    const [html = ''] = (await response.text()).split('</head>');
    const one = (pattern: RegExp) => {
      const found = [...html.matchAll(new RegExp(pattern, 'g'))];
      expect(found.length).toBeLessThanOrEqual(1);
      return found[0]?.[1];
    };
    return {
      status: response.status,
      title: one(/<title>([^<]*)<\/title>/),
      description: one(/<meta name="description" content="([^"]*)"/),
      canonical: one(/<link rel="canonical" href="([^"]*)"/),
      robots: one(/<meta name="robots" content="([^"]*)"/),
      picture: one(/<meta property="og:image" content="([^"]*)"/),
      data: one(/<script type="application\/ld\+json">(.*?)<\/script>/),
    };
  }

  it.each(Object.entries(ACCEPTS))('is what a boat is called, costs and looks like, also for %s', async (_, accept) => {
    const { data, ...head } = await headAt(`/boats/${boat.id}`, accept);
    const url = `${site.instance.gatewayUrl}/boats/${boat.id}`;
    expect(head).toEqual({
      status: 200,
      title: `${boat.length}ft Tiara &quot;Open&quot; &lt;38&gt;, Montreal | Harbourline`,
      description: expect.stringMatching(/Montreal: .* from \$320 an hour/),
      canonical: url,
      robots: undefined,
      picture: site.instance.gatewayUrl + boat.images[0],
    });
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'Product',
      name: `${boat.length}ft Tiara "Open" <38>, Montreal`,
      image: boat.images.map((image) => site.instance.gatewayUrl + image),
      offers: { url, priceSpecification: { price: 320, priceCurrency: 'CAD', unitCode: 'HUR' } },
    });
  });

  it('and all that anybody may ask tell nothing of where exactly a boat is boarded', async () => {
    const SECRETS = ['Pier 4 Marina', '245 Queens Quay', 'third slip', '43.6387', '79.3837', 'behind the garage'];
    const owner = await register(site.instance, 'owner');
    const { id } = await listBoat(owner, {
      facts: { area: 'harbourfront', costs: { items: { fuel: { is: 'at_dock' } } } },
      boarding: {
        ...{
          marina: 'Pier 4 Marina',
          address: '245 Queens Quay',
          dock: 'The third slip',
          parking: 'behind the garage',
        },
        place: { latitude: 43.6387, longitude: -79.3837 },
      },
    });
    expect(JSON.stringify(await owner.client.call('GET', `/api/boats/${id}`))).toContain('Pier 4 Marina');
    const paths = [
      ...[`/boats/${id}`, `/boats/${id}/reserve`, '/boats?location=Toronto&sort=newest', '/sitemap.xml'],
      ...[`/api/boats/${id}`, '/api/boats?location=Toronto&sort=newest', `/api/boats/${id}/captains`],
      ...[`/api/boats/${id}/reviews`, `/api/boats?q=Pier`, `/api/boats?q=Queens`],
    ];
    for (const path of paths) {
      const said = await (await open(path)).text();
      for (const secret of SECRETS)
        expect([path, said.toLowerCase().includes(secret.toLowerCase())]).toEqual([path, false]);
    }
    const { data } = await headAt(`/boats/${id}`);
    expect(JSON.parse(data ?? '')).toMatchObject({
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Where you board', value: 'Harbourfront' },
        { '@type': 'PropertyValue', name: 'Fuel', value: 'Paid at the dock, based on use' },
      ],
    });
  });

  it('names the city whose boats are listed, with the deposit that is asked for', async () => {
    expect(await headAt('/boats?location=Toronto&sort=newest')).toMatchObject({
      status: 200,
      title: 'Boats in Toronto | Harbourline',
      description: expect.stringContaining(`a ${termsInWords(DEFAULT_TERMS).depositPercent} deposit`),
      canonical: `${site.instance.gatewayUrl}/boats?location=Toronto`,
    });
    const attack = await headAt('/boats?capacity=%3Cscript%3E1-2');
    expect(attack.title).not.toContain('<');
  });

  it.each([
    `/boats/${MISSING}`,
    `/boats/${MISSING}/`,
    '/boats/first',
    '/boats/99999999999999',
    '/lost/at/sea',
    '/admin/elsewhere',
  ])('is that there is no page at %s', async (path) => {
    expect(await headAt(path)).toMatchObject({ status: 404, robots: 'noindex', canonical: undefined });
  });

  it.each(['/auth', '/checkout', '/renter-dashboard', '/admin/people/7', `/boats/${MISSING}/reserve`])(
    'keeps search engines from what is nobody else’s: %s',
    async (path) => {
      expect(await headAt(path)).toMatchObject({ status: 200, robots: 'noindex', title: 'Harbourline' });
    },
  );

  it('answers a program that asks for what is not there with an error body', async () => {
    for (const path of ['/assets/index-older.js', '/lost/at/sea']) {
      const response = await open(path, '*/*');
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
    }
  });

  it('tells search engines of every public page and boat, and of no other', async () => {
    const robots = await (await open('/robots.txt', '*/*')).text();
    const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
    expect(sitemap).toBe(`${site.instance.gatewayUrl}/sitemap.xml`);
    const response = await fetch(sitemap);
    expect(response.headers.get('content-type')).toMatch('application/xml');
    const addresses = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(addresses).toContain(`${site.instance.gatewayUrl}/boats/${boat.id}`);
    expect(addresses).toContain(`${site.instance.gatewayUrl}/pricing`);
    expect(addresses).toContain(`${site.instance.gatewayUrl}/boats?location=Cancun`);
    expect(addresses.filter((address) => /auth|dashboard|admin|checkout|reserve/.test(address))).toEqual([]);
    for (const address of addresses.filter((each) => !/\/boats\/\d+$/.test(each)))
      expect(await headAt(address.slice(site.instance.gatewayUrl.length))).toMatchObject({
        status: 200,
        robots: undefined,
      });
  });

  const asText = (html: string) =>
    html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

  it('is its content, also where scripts are switched off', async () => {
    const page = await (await site.browser.newContext({ javaScriptEnabled: false })).newPage();
    const title = `${boat.length}ft Tiara "Open" <38>`;
    await eventuallyHolds(
      async () => (await open(`/boats/${boat.id}`)).text(),
      (html) => html.includes('About this boat'),
    );
    await page.goto(`${site.instance.gatewayUrl}/boats/${boat.id}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('$320', { exact: true }).waitFor();
    await page.goto(`${site.instance.gatewayUrl}/boats?location=Montreal`);
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    for (const [path, words] of [
      ['/', 'The best seat in'],
      ['/terms', 'Terms of Service'],
    ] as const) {
      await page.goto(site.instance.gatewayUrl + path);
      await page.getByRole('heading', { name: words }).first().waitFor();
    }
  });

  it('is dark from the first paint on for those who want it so, by a script that nobody can put another in place of', async () => {
    const context = await site.browser.newContext({ colorScheme: 'dark' });
    const page = await context.newPage();
    await page.route('**/*.js', (route) => route.abort());
    const look = async (path: string) => {
      await page.goto(site.instance.gatewayUrl + path, { waitUntil: 'domcontentloaded' });
      return page.evaluate<string>('document.documentElement.className');
    };
    // Drawn on the server, and the app as it is built.
    for (const path of ['/terms', '/auth', '/lost/at/sea']) expect([path, await look(path)]).toEqual([path, 'dark']);

    await page.route('**/auth', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        '<script>',
        '<script>document.documentElement.className = "theirs";',
      );
      await route.fulfill({ response, body: html });
    });
    expect(await look('/auth')).toBe('');
    await context.close();
  });

  it('holds nothing of the people who are signed in while it is made', async () => {
    const people = await Promise.all([register(site.instance, 'renter'), register(site.instance, 'owner')]);
    for (const path of ['/', '/boats?location=Cancun', `/boats/${boat.id}`, '/privacy']) {
      const pages = await Promise.all(
        people.map(
          async ({ client }) =>
            (await client.send<string>('GET', path, undefined, { accept: ACCEPTS['a browser'] })).body,
        ),
      );
      for (const html of pages)
        for (const { email, fullName } of people) {
          expect(html).not.toContain(email);
          expect(html).not.toContain(fullName);
        }
    }
  });

  it('is what the page says when its scripts have run', async () => {
    const page = await (await site.browser.newContext()).newPage();
    for (const path of ['/', '/boats?location=Cancun', `/boats/${boat.id}`, '/renters-faq', '/lost/at/sea']) {
      const before = await headAt(path);
      await page.goto(site.instance.gatewayUrl + path);
      const shown = () =>
        page.evaluate<Record<string, string | undefined>>(`({
          title: document.title,
          description: document.querySelector('meta[name=description]')?.content,
          robots: document.querySelector('meta[name=robots]')?.content,
          heading: document.querySelector('h1')?.textContent,
        })`);
      const { heading: _, ...after } = await eventuallyHolds(shown, ({ heading }) => Boolean(heading));
      const { robots } = before;
      const [title, description] = [before.title, before.description].map((text) => text && asText(text));
      expect({ path, ...after }).toEqual({ path, title, description, robots });
    }
  });
});
