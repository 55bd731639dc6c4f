import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freshPhone } from '@harbourline/client';
import { listBoat, register, wishFor } from './support/people';
import { ROOT, sharedTestStack, type TestStack } from './support/test-stack';

const run = promisify(execFile);
const E2E = join(ROOT, 'e2e');
const program = (name: string, script: string) => join(dirname(require.resolve(`${name}/package.json`)), script);

describe('a client made from the API’s description', () => {
  let stack: TestStack;
  let folder: string;
  beforeAll(async () => {
    stack = await sharedTestStack();
    await mkdir(join(E2E, 'dist'), { recursive: true });
    folder = await mkdtemp(join(E2E, 'dist', 'partner-'));
    await cp(join(E2E, 'partner'), folder, { recursive: true });
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await stack?.stop();
  });

  it('is compiled as strictly as can be, and reserves a boat through the gateway', async () => {
    const { gatewayUrl } = await stack.instance();
    const { client } = await register(await stack.instance(), 'owner');
    const boat = await listBoat({ client });
    const wish = wishFor(boat, 12);

    const api = join(folder, 'api.ts');
    const optionalDefaults = ['--default-non-nullable', 'false'];
    const generator = program('openapi-typescript', 'bin/cli.js');
    await run(process.execPath, [generator, `${gatewayUrl}/api/openapi.json`, '--output', api, ...optionalDefaults]);
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node'],
      // The generated file is no declaration file: what is left unchecked is TypeScript's, Node's and openapi-fetch's own.
      skipLibCheck: true,
      outDir: 'compiled',
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['reserve.ts'] }));
    await run(process.execPath, [program('typescript', 'bin/tsc'), '--project', folder]).catch(
      ({ stdout }: { stdout: string }) => {
        throw new Error(stdout);
      },
    );

    const renter = {
      fullName: 'Paula Partner',
      email: `${randomUUID()}@example.com`,
      phone: freshPhone(),
      password: 'a-long-way-out',
      role: 'renter',
      agreesToTerms: true,
    };
    const environment = {
      GATEWAY_URL: gatewayUrl,
      BOAT_ID: String(boat.id),
      START: wish.startDate,
      END: wish.endDate,
      RENTER: JSON.stringify(renter),
    };
    const { stdout } = await run(process.execPath, [join(folder, 'compiled', 'reserve.js')], {
      env: { ...process.env, ...environment },
    });
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'pending',
      boatId: boat.id,
      guestCount: 4,
      specialRequests: 'Shade for a dog',
    });
  });
});
