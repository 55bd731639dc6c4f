import { EFFECTS } from '../faults/faults';
import { isForm } from '../http/read-form';
import { oneOf, refuseOtherFields, wholeNumber } from './fields';
import { wrong } from './refusal';
import type { Fault } from '../faults/faults';
import type { Form } from '../http/read-form';

const FIELDS = ['method', 'path', 'effect', 'status', 'delayMs', 'times'] as const;
const METHODS = ['GET', 'POST'] as const;
const PROVIDERS = /^\/(v1|2010-04-01)([/$]|$)/;
const LONGEST_DELAY_MS = 10 * 60 * 1000;

/**
 * Reads a list of faults in JSON.
 * @throws Refusal when it is none, or one of them could never come.
 */
export function readFaults(json: string): Fault[] {
  const list = parse(json);
  if (!Array.isArray(list)) throw wrong('The request body is not a JSON array of faults.');
  return list.map((each: unknown) => {
    if (!isForm(each)) throw wrong('A fault has to be an object.');
    return readFault(each);
  });
}

function readFault(form: Form): Fault {
  refuseOtherFields(form, FIELDS);
  const effect = oneOf(form, 'effect', EFFECTS);
  if (!effect) throw wrong(`effect has to be one of ${EFFECTS.join(', ')}`);
  const status = wholeNumber(form, 'status', 400);
  const delayMs = wholeNumber(form, 'delayMs') ?? 0;
  if (status !== null && (effect !== 'fail' || status > 599)) throw wrong('status is for fail, from 400 to 599');
  if (effect === 'delay' && delayMs === 0) throw wrong('delay needs delayMs');
  if (delayMs > LONGEST_DELAY_MS) throw wrong(`delayMs has to be at most ${LONGEST_DELAY_MS}`);
  return {
    method: oneOf(form, 'method', METHODS),
    path: readPath(form.path),
    effect,
    status: status ?? 503,
    delayMs,
    times: wholeNumber(form, 'times', 1),
  };
}

function readPath(path: unknown): string | null {
  if (path === undefined || path === null) return null;
  if (typeof path === 'string' && PROVIDERS.test(path)) return path;
  throw wrong('path has to begin with /v1 or /2010-04-01: those of the providers');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
