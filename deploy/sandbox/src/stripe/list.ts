import { invalidParameter } from './stripe-error';
import { group, integer, text } from './params';
import type { Form } from '../http/read-form';
import type { Call } from './call';

export interface Page<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** Answers a list call: newest first, with `created`, `limit`, `starting_after` and `ending_before`. */
export function listPage<T extends { id: string; created: number }>(call: Call, oldestFirst: T[]): Page<T> {
  const rows = oldestFirst.filter(createdAsAsked(call.form)).reverse();
  const limit = integer(call.form, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalidParameter('limit', 'Invalid limit: must be between 1 and 100.');

  const before = text(call.form, 'ending_before');
  if (before !== null) {
    const end = positionOf(rows, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: rows.slice(start, end), has_more: start > 0, url: call.path };
  }
  const after = text(call.form, 'starting_after');
  const start = after === null ? 0 : positionOf(rows, after, 'starting_after') + 1;
  return {
    object: 'list',
    data: rows.slice(start, start + limit),
    has_more: rows.length > start + limit,
    url: call.path,
  };
}

function createdAsAsked(form: Form): (row: { created: number }) => boolean {
  if (typeof form.created === 'string') {
    const exactly = integer(form, 'created');
    return ({ created }) => exactly === null || created === exactly;
  }
  const range = group(form, 'created') ?? {};
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => integer(range, name));
  return ({ created }) =>
    (gt == null || created > gt) &&
    (gte == null || created >= gte) &&
    (lt == null || created < lt) &&
    (lte == null || created <= lte);
}

function positionOf(rows: { id: string }[], id: string, param: string): number {
  const position = rows.findIndex((row) => row.id === id);
  if (position < 0) throw invalidParameter(param, `No such object: '${id}'`, 'resource_missing');
  return position;
}
