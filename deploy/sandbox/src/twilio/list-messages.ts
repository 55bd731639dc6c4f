import { phoneNumber } from './create-message';
import { presentMessage } from './present-message';
import type { Form } from '../http/read-form';
import type { Sms } from '../store/tables';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Answers a list call: newest first, with the filters To, From and DateSent, in pages. */
export function listMessages(oldestFirst: Sms[], query: Form, accountSid: string) {
  const rows = oldestFirst.filter((sms) => asAsked(sms, query)).reverse();
  const size = Math.min(1000, Math.max(1, Number(query.PageSize ?? 50) || 50));
  const page = Math.max(0, Number(query.Page ?? 0) || 0);
  // The token names the last message of the page before, so new messages move nothing.
  const last = typeof query.PageToken === 'string' ? query.PageToken.slice(2) : null;
  const start = last ? rows.findIndex((sms) => sms.id === last) + 1 : page * size;
  const shown = rows.slice(start, start + size);
  const lastShown = shown.at(-1);
  const more = rows.length > start + size && lastShown;

  return {
    end: start + shown.length - 1,
    first_page_uri: uri(0),
    messages: shown.map((sms) => presentMessage(sms, accountSid)),
    next_page_uri: more ? uri(page + 1, `PA${lastShown.id}`) : null,
    page,
    page_size: size,
    previous_page_uri: null,
    start,
    uri: uri(page),
  };

  function uri(number: number, token?: string) {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (typeof value === 'string') search.set(name, value);
    search.delete('PageToken');
    search.set('PageSize', String(size));
    search.set('Page', String(number));
    if (token) search.set('PageToken', token);
    return `/2010-04-01/Accounts/${accountSid}/Messages.json?${search.toString()}`;
  }
}

function asAsked(sms: Sms, query: Form): boolean {
  const { To: to, From: from } = query;
  if (typeof to === 'string' && to !== '' && sms.to !== (phoneNumber(to) ?? to)) return false;
  if (typeof from === 'string' && from !== '' && sms.from !== from) return false;
  const on = instant(query.DateSent);
  const notAfter = instant(query['DateSent<']);
  const notBefore = instant(query['DateSent>']);
  return (
    (on === null || Math.floor(sms.createdAt / DAY_MS) === Math.floor(on / DAY_MS)) &&
    (notAfter === null || sms.createdAt <= notAfter) &&
    (notBefore === null || sms.createdAt >= notBefore)
  );
}

function instant(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? null : time;
}
