import { COUNTED, noteStatements } from '@harbourline/test-kit/statements-of-call';
import { listBoat, owner } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

describe('how many statements a call takes', () => {
  let catalog: Catalog;
  const noting = noteStatements();
  beforeAll(async () => {
    catalog = await startCatalog();
  });
  afterAll(async () => {
    await catalog.stop();
    noting.stop();
  });

  it.each([1, 12])('is the same for a list and a page however many boats there are, such as %p more', async (more) => {
    const boats: { id: number }[] = [];
    while (boats.length < more) boats.push(await listBoat(catalog, owner));
    const counted = async (path: string) => {
      noting.take();
      const { status } = await catalog.as(null).get(path, { [COUNTED]: 'yes' });
      return { path, status, count: noting.take().length };
    };
    const [list, page] = ['/api/boats?limit=20', `/api/boats/${boats[0]?.id}`];
    expect([await counted(list), await counted(page)]).toEqual([
      { path: list, status: 200, count: 2 },
      { path: page, status: 200, count: 1 },
    ]);
  });
});
