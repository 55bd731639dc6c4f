import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** The message about a missing value; alone it does not tell which value. */
export const VALUE_MISSING = 'This is required';

const NOT_OF_TYPE: Record<string, string> = {
  string: 'Please give text',
  number: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please answer true or false',
  array: 'Please give a list',
  object: 'Please give an object with named fields',
  record: 'Please give an object with named fields',
  null: 'This has to be left empty',
  never: 'This cannot be given here',
};

const NOT_OF_FORMAT: Record<string, string> = {
  email: 'Please enter a valid email address',
  date: 'Please enter a date, such as 2026-07-01',
  datetime: 'Please enter a date and time, such as 2026-07-01T14:00:00Z',
  uuid: 'This is not a valid identifier',
  url: 'Please enter a full web address',
};

/** Longer lists of what may be chosen help nobody. */
const MOST_CHOICES = 12;

/** In plain words what is wrong with a value, where the schema itself has no words for it. */
export function problemSentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return VALUE_MISSING;
      return NOT_OF_TYPE[issue.expected] ?? 'This is not valid';
    case 'too_small':
      return `Please give ${atLeast(issue)}`;
    case 'too_big':
      return `Please give ${atMost(issue)}`;
    case 'invalid_format':
      return NOT_OF_FORMAT[issue.format] ?? 'This is not in the right form';
    case 'not_multiple_of':
      return `Please give a multiple of ${issue.divisor}`;
    case 'invalid_value':
      return issue.input === undefined ? VALUE_MISSING : choice(issue.values);
    case 'unrecognized_keys':
      return `There is no field called ${issue.keys.slice(0, 3).join(', ').slice(0, 60)}`;
    case 'invalid_union':
      return nearest(issue.errors) ?? 'This is not valid';
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message ?? 'This is not valid';
    default:
      return 'This is not valid';
  }
}

function atLeast({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  if (Number(minimum) <= Number.MIN_SAFE_INTEGER) return 'a larger number';
  if (origin === 'string') return minimum === 1 ? 'some text' : `at least ${minimum} characters`;
  if (origin === 'array') return minimum === 1 ? 'at least one entry' : `at least ${minimum} entries`;
  return inclusive === false ? `more than ${minimum}` : `at least ${minimum}`;
}

function atMost({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  // Nobody has chosen this limit: beyond it computers no longer count exactly.
  if (Number(maximum) >= Number.MAX_SAFE_INTEGER) return 'a smaller number';
  if (origin === 'string') return `at most ${maximum} characters`;
  if (origin === 'array') return `at most ${maximum} entries`;
  return inclusive === false ? `less than ${maximum}` : `at most ${maximum}`;
}

function choice(values: readonly unknown[]): string {
  if (values.length === 0 || values.length > MOST_CHOICES) return 'Please choose one of the available values';
  if (values.length === 1) return `This has to be ${String(values[0])}`;
  return `Please choose ${values.slice(0, -1).map(String).join(', ')} or ${String(values.at(-1))}`;
}

/** Of several shapes, the one that was most likely meant is the one with the fewest problems. */
function nearest(errors: readonly (readonly { message: string }[])[]): string | undefined {
  return [...errors].sort((a, b) => a.length - b.length)[0]?.[0]?.message;
}
