import { AUDIT_LOGS, type AuditEntry, type RouteDefinition, type ServiceName } from '@harbourline/contracts';
import { API } from '@harbourline/contracts/api';
import type { Answer } from './call';
import { serviceClient, type ServiceClient } from './service-client';

/** Makes a call as the administrator. */
type Send = ServiceClient['send'];

/** A call that an administrator writes with. */
export interface AuditedWrite {
  /** A table in which it changes something; null where it only sends, or finds everything as it should be. */
  changes: string | null;
  /** It takes nothing that could be wrong, so that it is never refused. */
  takesNothing?: true;
  /** Makes what it needs, and returns the call itself. */
  prepare(send: Send): Promise<() => Promise<Answer>>;
}

export interface AuditedService {
  url(): string;
  /** An administrator's. */
  token(): string;
  administrator(): number;
  /** Runs a statement as the service's own role. */
  sql(statement: string): PromiseLike<unknown>;
  /** By call, with its action. */
  writes: Readonly<Record<string, AuditedWrite>>;
  /** Texts that must not be in the log. */
  secrets: RegExp;
}

const ADDRESS = '203.0.113.9';

/** The calls of a service that administrators write with, with their actions, as the contracts declare them. */
function writesOfAdministrators(service: ServiceName): string[] {
  return API[service].flatMap((route) => (isWrite(route) ? actionsOf(route) : [])).sort();
}

function isWrite({ method, audience, changesNothing }: RouteDefinition): boolean {
  const forAdministrators = audience === 'signed-in' || (Array.isArray(audience) && audience.includes('admin'));
  return method !== 'GET' && !changesNothing && forAdministrators;
}

function actionsOf({ method, path, actions }: RouteDefinition): string[] {
  if (!actions) return [`${method} ${path}`];
  const own = Object.entries(actions).filter(([, { audience }]) => audience.includes('admin'));
  return own.map(([action]) => `${method} ${path} ${action}`);
}

/** Defines the tests that the audit log of every service has to pass. */
export function auditLogContract(service: ServiceName, about: AuditedService): void {
  const { sql, writes } = about;
  const { send, get } = serviceClient(about.url, () => ({
    token: about.token(),
    headers: { 'x-forwarded-for': ADDRESS },
  }));
  const list = async () => (await get<AuditEntry[]>(`${AUDIT_LOGS[service].path}?limit=200`)).body;
  async function entriesOf(write: () => Promise<Answer>) {
    const known = new Set((await list()).map(({ id }) => id));
    const { status, body } = await write();
    return { status, body, entries: (await list()).filter(({ id }) => !known.has(id)) };
  }

  it('is tried with every call that the contracts let administrators write with', () => {
    expect(Object.keys(writes).sort()).toEqual(writesOfAdministrators(service));
  });

  it.each(Object.entries(writes))('has one entry of %s, or it does not happen', async (call, { changes, prepare }) => {
    const write = await prepare(send);
    await sql('ALTER TABLE kit.audit_log ADD CONSTRAINT no_entries CHECK (false) NOT VALID');
    try {
      expect(await entriesOf(write)).toMatchObject({ status: 500, entries: [] });
    } finally {
      await sql('ALTER TABLE kit.audit_log DROP CONSTRAINT no_entries');
    }

    const { status, body, entries } = await entriesOf(write);
    expect([status < 300, body]).toEqual([true, body]);
    const text: unknown = expect.any(String);
    const path: unknown = expect.stringMatching(/^\/api\//);
    const change: unknown = expect.objectContaining({ kind: changes, thing: text });
    const several: unknown = expect.arrayContaining([change]);
    expect(entries).toEqual([
      {
        id: text,
        at: text,
        administrator: about.administrator(),
        address: ADDRESS,
        call,
        summary: text,
        path,
        changes: changes === null ? [] : several,
      },
    ]);
  });

  it('has no entry of a call that was refused', async () => {
    for (const [call, { takesNothing }] of Object.entries(writes)) {
      if (takesNothing) continue;
      const [method = '', path = ''] = call.split(' ');
      const nothing = path.replace(/[:*]\w+/g, 'none');
      const { status, entries } = await entriesOf(() => send(method, nothing, method === 'DELETE' ? undefined : {}));
      if (status >= 400) expect([call, entries]).toEqual([call, []]);
    }
  });

  it('shows no secret', async () => {
    const log = JSON.stringify(await list());
    expect(log.length).toBeGreaterThan(1_000);
    expect(log).not.toMatch(about.secrets);
  });

  it.each(['audit_log', 'audit_changes'])('is not rewritten by the service itself: kit.%s', async (table) => {
    const before = await list();
    for (const rewriting of [
      `UPDATE kit.${table} SET position = -position`,
      `DELETE FROM kit.${table}`,
      `TRUNCATE kit.${table} CASCADE`,
    ])
      await expect(Promise.resolve(sql(rewriting))).rejects.toThrow('the audit log is only ever added to');
    expect(await list()).toEqual(before);
  });
}
