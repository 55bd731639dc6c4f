import type { Values } from '../placeholders/placeholders';
import { NO_CAPTAIN } from './proposal-values';

const NAMES = [
  'fullName',
  'renterName',
  'ownerName',
  'captainName',
  'originalCaptain',
  'newCaptain',
  'senderName',
] as const;
const AT_MOST = 24;

/** The same values for where there is little room, and for where what somebody calls themselves is read first. */
export function shortNames(values: Values): Values {
  const short = NAMES.flatMap((name) => {
    const value = values[name];
    return value === undefined || value === NO_CAPTAIN ? [] : [[name, shortName(value)] as const];
  });
  return { ...values, ...Object.fromEntries(short) };
}

/** As many words of a name as 24 characters hold, and never less than the beginning of the first. */
export function shortName(name: string): string {
  const [first = '', ...more] = name.trim().split(/\s+/);
  if ([...first].length > AT_MOST) return `${[...first].slice(0, AT_MOST - 1).join('')}…`;
  let short = first;
  for (const word of more) {
    if ([...`${short} ${word}`].length > AT_MOST) break;
    short = `${short} ${word}`;
  }
  return short;
}
