import { isForm } from '../http/read-form';
import { textList } from './params';
import { invalidParameter } from './stripe-error';
import type { Form } from '../http/read-form';
import type { Reader } from '../store/store';
import type { TableName } from '../store/tables';

const EXPANDABLE: Record<string, TableName> = {
  charge: 'charges',
  latest_charge: 'charges',
  payment_intent: 'intents',
  payment_method: 'paymentMethods',
};

/** Replaces the ids that `expand` names by their objects, as in `expand[]=latest_charge` or `data.payment_method`. */
export function expand(reader: Pick<Reader, 'get'>, answer: object, form: Form): object {
  return (textList(form, 'expand') ?? []).reduce((whole: object, path) => {
    const expanded = expandPath(reader, whole, path.split('.'), path);
    return isForm(expanded) ? expanded : whole;
  }, answer);
}

function expandPath(reader: Pick<Reader, 'get'>, value: unknown, [name, ...rest]: string[], path: string): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => expandPath(reader, each, [name, ...rest], path));
  if (!isForm(value)) return value;
  if (!(name in value)) throw invalidParameter('expand', `This property cannot be expanded (${path}).`);

  const table = EXPANDABLE[name];
  const child = value[name];
  const found = table && typeof child === 'string' ? (reader.get(table, child) ?? child) : child;
  // A path such as data.latest_charge passes through the list first.
  const inner = Array.isArray(found)
    ? found.map((each) => expandPath(reader, each, rest, path))
    : expandPath(reader, found, rest, path);
  return { ...value, [name]: inner };
}
