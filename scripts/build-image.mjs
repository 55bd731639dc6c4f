// Builds the image of one workspace: npm run image -- services/booking [options of docker build]
// VERSION names the release, unless its package.json does; IMAGE_PREFIX is what the name begins with, or `harbourline`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './install.mjs';

const [, , workspace = '', ...options] = process.argv;
const manifest = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'));
const version = process.env.VERSION || manifest.version;
const name = `${process.env.IMAGE_PREFIX || 'harbourline'}/${basename(workspace)}`;
const parameters = [
  ...['build', '--file', 'deploy/docker/Dockerfile', '--tag', `${name}:${version}`, '--tag', `${name}:latest`],
  ...['--build-arg', `WORKSPACE=${workspace}`, '--build-arg', `VERSION=${version}`],
];
const { status } = spawnSync('docker', [...parameters, ...options, '.'], { cwd: ROOT, stdio: 'inherit' });
if (status === 0) console.log(`${name}:${version}`);
process.exit(status ?? 1);
