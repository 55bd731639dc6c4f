import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(__dirname, '..', 'dist', 'main.js');

it.each([
  ['DEMO_BOATS', '1', 'DEMO_BOATS: is either on (boats, people and bookings) or off (accounts only)'],
  ['REPLICAS', '0', 'REPLICAS: '],
  ['PORT', 'http', 'PORT: '],
])('answers %s=%s with one sentence, and starts nothing', (name, value, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN], {
    encoding: 'utf8',
    env: { ...process.env, [name]: value },
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
});
