import { text } from 'node:stream/consumers';
import { seedDemo, type DemoOptions } from '../demo/seed-demo';

/**
 * Fills a new system, in a process of its own: whoever starts systems runs for as long as they do and would keep what
 * its clients take. What it has to know comes over the standard input, as that has secrets; it ends with who began it.
 */
async function main(): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  const options = JSON.parse(await text(process.stdin)) as Omit<DemoOptions, 'say'>;
  await seedDemo({ ...options, say: (line) => console.log(line) });
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
