import { OWN_LANES } from '../../../gateway/src/load/lanes';
import { THREADS } from '../../../services/booking/src/documents/document-setter';
import { PICTURES } from '../../../services/catalog/src/pictures/picture-maker';
import { LARGE_PICTURES } from '../../../packages/service-kit/src/pictures/open-picture-workers';
import { memoryForPicture, PROCESS_MB } from '../../../packages/service-kit/src/pictures/picture-memory';
import { LICENSE_JUDGES } from '../../../services/identity/src/app';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn, rowsOf } from './read-security';

const ROOT = join(__dirname, '..', '..', '..');
const POOLS = { 'make-pictures': PICTURES, 'judge-license': LICENSE_JUDGES, 'set-document': THREADS };

const rows = rowsOf('Costly functions');
/** Of the row that names this, the cells after so many. */
const after = (count: number, named: string) =>
  rows.find((cells) => cells.some((cell) => namesIn(cell).includes(named)))?.slice(count);

it.each(Object.entries(POOLS))('says what %s may take', (worker, { workers, waiting, perAccount, withinMs }) => {
  const told = [workers, waiting, perAccount].map(String);
  expect(after(2, worker)).toEqual([...told, `${withinMs / 1_000} s`]);
});

it('says what a process for large pictures may take', () => {
  const { workers, waiting, perAccount, withinMs } = LARGE_PICTURES;
  const ordinary = memoryForPicture(PROCESS_MB.ordinary) / 2 ** 20;
  const text = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');
  expect(text).toContain(
    `more than ${ordinary} MB to open goes to a larger one, which may take ${PROCESS_MB.large} MB: ${workers} at once, ` +
      `${waiting} waiting, ${perAccount} of one account, given up after ${withinMs / 1_000} s.`,
  );
});

it.each(OWN_LANES.map((lane) => [lane.name, lane] as const))('says what goes by the lane %s', (name, lane) => {
  const [calls = '', ...limits] = after(1, name) ?? [];
  expect(namesIn(calls).sort()).toEqual(lane.calls.map(({ path }) => path).sort());
  const { share, waiting, waitMs } = lane.limits;
  expect(limits).toEqual([String(share), String(waiting), `${waitMs / 1_000} s`]);
});

it('names every worker and every lane that there is, and no other', () => {
  const services = readdirSync(join(ROOT, 'services'));
  const sources = services.flatMap((service) => {
    const folder = join(ROOT, 'services', service, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    return files.map((file) => readFileSync(join(folder, file), 'utf8'));
  });
  const workers = sources.flatMap((text) =>
    [...text.matchAll(/workerFile\(\w+, '([\w-]+)'\)/g)].map(([, name]) => name),
  );
  expect(workers.sort()).toEqual(Object.keys(POOLS).sort());
  const told = rows.flatMap(([first = '', second = '']) => [...namesIn(first), ...namesIn(second)]);
  const names = told.filter((name) => !name.startsWith('/'));
  expect(names.sort()).toEqual([...workers, ...OWN_LANES.map(({ name }) => name)].sort());
});
