import { SERVICES } from '../src/define-route';
import { breaksOf, declared, type Declared, recordOf } from './released/compare-releases';
import { type Released, readReleased, writeReleased } from './released/released-files';

/** Records what has grown; what would break somebody is not recorded. */
const RECORD = 'UPDATE_GOLDEN=1 npx jest --selectProjects contracts';
const FILES = [...SERVICES, 'events', 'errors'] as const;

describe.each(FILES)('what was released of %s', (file) => {
  let released: Released;
  let today: Declared;

  beforeAll(async () => {
    today = await declared();
    released = readAll();
    if (!process.env['UPDATE_GOLDEN'] || breaksOf(file, released, today).length > 0) return;
    writeReleased(file, recordOf(file, today));
    released = readAll();
  });

  it('is still served: nobody who was made for it breaks', () => {
    expect(breaksOf(file, released, today)).toEqual([]);
  });

  it('is what there is', () => {
    const [before, now] = [released[file], recordOf(file, today)] as Record<string, unknown>[];
    const grown = Object.keys({ ...before, ...now }).filter(
      (name) => JSON.stringify(before?.[name]) !== JSON.stringify(now?.[name]),
    );
    expect({ record: RECORD, grown }).toEqual({ record: RECORD, grown: [] });
  });
});

function readAll(): Released {
  return Object.fromEntries(FILES.map((file) => [file, readReleased(file)])) as unknown as Released;
}
