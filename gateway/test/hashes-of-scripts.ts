import { createHash } from 'node:crypto';

/** Of an answer, the hashes of the scripts that stand in its page, and those of the scripts that browsers are to run. */
export function hashesOfScripts(html: string, headers: Headers): { inPage: string[]; allowed: string[] } {
  const inPage = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const [, sources = ''] = /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  return { inPage, allowed: sources.split(' ').filter((source) => /^'(?!self')/.test(source)) };
}
