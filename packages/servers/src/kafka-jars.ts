import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const JAVA_NEEDED = 17;
const DOWNLOAD_WITHIN_MS = 300_000;

/** The reason why a broker cannot run here without a container; undefined if it can. */
export function whyNoJava(): string | undefined {
  const version = Number(/version "(\d+)/.exec(answerOf('java', '-version') ?? '')?.[1] ?? 0);
  if (version < JAVA_NEEDED)
    return `Java ${JAVA_NEEDED} or newer is not installed (Debian’s package default-jre-headless)`;
  return answerOf('mvn', '--version') === undefined ? 'Maven is not installed (Debian’s package maven)' : undefined;
}

/**
 * The folder with Apache Kafka's jars: from Maven's repository at the first time, from a cache afterwards.
 * @throws Error with Maven's words when they cannot be had.
 */
export async function fetchKafkaJars(projectFile: string): Promise<string> {
  const project = await readFile(projectFile);
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'harbourline');
  const jars = join(cache, `kafka-${createHash('sha256').update(project).digest('hex').slice(0, 12)}`);
  if ((await namesIn(jars)).length > 0) return jars;

  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, 'fetching-'));
  try {
    await cp(projectFile, join(work, 'pom.xml'));
    const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${join(work, 'jars')}`];
    await promisify(execFile)('mvn', ['--batch-mode', '--quiet', ...goal], { cwd: work, timeout: DOWNLOAD_WITHIN_MS });
    // Whole or not at all; another process may have been quicker.
    await rename(join(work, 'jars'), jars).catch(async (error: unknown) => {
      if ((await namesIn(jars)).length === 0) throw error;
    });
    return jars;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** The version that a program prints, on either stream; undefined if the program is missing. */
function answerOf(program: string, question: string): string | undefined {
  try {
    return execFileSync('/bin/sh', ['-c', `${program} ${question} 2>&1`], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}
