import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** How Java is told to take Kafka's classes as an earlier broker left them, or to leave them for later ones. */
export interface KafkaClasses {
  /** For a broker: it takes what is there; where nothing is, it leaves its classes when it ends in order. */
  ofBroker: string[];
  /** For Kafka's other programs, which take what is there and leave nothing. */
  ofTools: string[];
  /** How long a broker may take to end in order: to leave its classes takes seconds of the processor. */
  endsWithinMs: number;
  /** To be called when the broker has ended: what it left whole is kept, anything else is removed. */
  keep(ended: { inOrder: boolean }): Promise<void>;
}

const ENDS_WITHIN_MS = 15_000;
const LEAVES_WITHIN_MS = 120_000;

/**
 * Loaded and checked, Kafka's classes are kept beside its jars: a broker starts in half the processor time. An archive
 * is of one Java and one version of Kafka; Java itself does without one that does not fit.
 */
export function kafkaClasses(jars: string): KafkaClasses {
  const archive = archiveOf(jars);
  if (existsSync(archive)) {
    const taken = [`-XX:SharedArchiveFile=${archive}`];
    return { ofBroker: taken, ofTools: taken, endsWithinMs: ENDS_WITHIN_MS, keep: async () => undefined };
  }
  const left = `${archive}-${crypto.randomUUID()}`;
  return {
    ofBroker: [`-XX:ArchiveClassesAtExit=${left}`],
    ofTools: [],
    endsWithinMs: LEAVES_WITHIN_MS,
    async keep({ inOrder }) {
      if (inOrder && existsSync(left)) await rename(left, archive);
      else await rm(left, { force: true });
    },
  };
}

function archiveOf(jars: string): string {
  const java = execFileSync('/bin/sh', ['-c', 'java -version 2>&1']);
  return `${jars}-${createHash('sha256').update(java).digest('hex').slice(0, 12)}.jsa`;
}
