import type { Values } from '../placeholders/placeholders';

const DAYS = ['startDate', 'endDate'] as const;
/** They are days away at most. */
const DEADLINES = ['respondBy', 'captainToFind', 'chooseBy', 'objectBy'] as const;

const WEEKDAY = /\b(Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?:s|nes|rs|ur)?day\b/g;
const MONTH = /\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)\b/g;
const YEAR = /, \d{4}\b/g;

/** The same values with days and deadlines as an SMS has room for them: `Sat, Jul 4, 2026`, `Fri, Jul 3 at 2:00 p.m. EDT`. */
export function shortMoments(values: Values): Values {
  const short = { ...values };
  for (const name of DAYS) short[name] = shortDay(values[name]);
  for (const name of DEADLINES) short[name] = shortDay(values[name])?.replace(YEAR, '');
  return short;
}

function shortDay(text: string | undefined): string | undefined {
  return text?.replace(WEEKDAY, '$1').replace(MONTH, '$1');
}
