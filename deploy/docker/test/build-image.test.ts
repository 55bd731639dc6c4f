import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read } from './read-files';

const ROOT = join(__dirname, '..', '..', '..');
const { version } = JSON.parse(read('services/booking/package.json')) as { version: string };

/** The words of the command that Docker would get, one on a line. */
function asked(env: Record<string, string>): string[] {
  const bin = mkdtempSync(join(tmpdir(), 'image-'));
  writeFileSync(join(bin, 'docker'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  chmodSync(join(bin, 'docker'), 0o755);
  const { stdout } = spawnSync('node', [join(ROOT, 'scripts/build-image.mjs'), 'services/booking', '--quiet'], {
    encoding: 'utf8',
    env: { ...process.env, VERSION: '', IMAGE_PREFIX: '', ...env, PATH: `${bin}:${process.env.PATH ?? ''}` },
  });
  rmSync(bin, { recursive: true });
  return stdout.split('\n');
}

it('names an image by the version of its workspace', () => {
  expect(asked({})).toEqual(
    expect.arrayContaining([`harbourline/booking:${version}`, `VERSION=${version}`, '--quiet']),
  );
});

it('names it by the release that is given instead, for the registry that is given', () => {
  const words = asked({ VERSION: '0.1.0-0123456789ab', IMAGE_PREFIX: 'registry.example.com/harbourline' });
  expect(words).toEqual(
    expect.arrayContaining([
      'registry.example.com/harbourline/booking:0.1.0-0123456789ab',
      'VERSION=0.1.0-0123456789ab',
    ]),
  );
});
