import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = join(__dirname, '..', '..', '..');

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const container = z.object({
  image: z.string().optional(),
  read_only: z.boolean().optional(),
  user: z.string().optional(),
  cap_drop: z.array(z.string()).optional(),
  build: z.object({ args: z.record(z.string(), z.string()) }).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string().nullable()).default({}),
  secrets: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  network_mode: z.string().optional(),
  mem_limit: z.string().optional(),
  cpus: z.number().optional(),
  pids_limit: z.number().optional(),
  logging: z.object({ options: z.record(z.string(), z.string()) }).optional(),
});
const compose = z.object({
  services: z.record(z.string(), container),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) })),
});

/** docker-compose.yml, as far as the tests look at it. */
export function readCompose(): z.infer<typeof compose> {
  return compose.parse(parse(read('docker-compose.yml'), { merge: true }));
}

export interface Setting {
  /** Its description: the comment above it. */
  comment: string;
  value: string;
  /** Commented out: it shows what holds anyway. */
  isDefault: boolean;
}

/** The variables of .env.example. Several in a row share the comment above the first. */
export function readSettings(): Map<string, Setting> {
  const settings = new Map<string, Setting>();
  let comment: string[] = [];
  let said = '';
  for (const line of read('.env.example').split('\n')) {
    const [, hash, name, value] = /^(# )?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      if (comment.length > 0) said = comment.join(' ');
      comment = [];
      settings.set(name, { comment: said, value: value ?? '', isDefault: hash !== undefined });
    } else if (line.startsWith('# ')) comment.push(line.slice(2));
    else {
      comment = [];
      said = '';
    }
  }
  return settings;
}
