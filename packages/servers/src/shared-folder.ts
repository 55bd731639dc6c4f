import { chmodSync, lstatSync, mkdirSync } from 'node:fs';

const CHOICES = ['/var/lib/harbourline', '/var/tmp/harbourline'];

/**
 * A folder outside any home folder, which every user can enter and only root can write to.
 * Root uses it for what the unprivileged account that runs PostgreSQL must reach.
 */
export function sharedFolder(): string {
  for (const folder of CHOICES) {
    try {
      mkdirSync(folder, { recursive: true });
      // Anybody may create files in /var/tmp: only a folder of our own is trusted.
      const found = lstatSync(folder);
      if (!found.isDirectory() || found.uid !== process.getuid?.()) continue;
      chmodSync(folder, 0o755);
      return folder;
    } catch {
      continue;
    }
  }
  throw new Error(`None of ${CHOICES.join(', ')} can be used for the database's files.`);
}
