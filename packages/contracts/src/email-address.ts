import { z } from 'zod';
import { visibleLine } from './visible-text';

/** A mailbox's name by RFC 5321 and 6531: atoms with dots in between. In quotes it is refused, as mail programs differ about it. */
const MAILBOX =
  /^(?:[\w!#$%&'*+/=?^`{|}~-]|[^\p{ASCII}\p{Z}\p{C}])+(?:\.(?:[\w!#$%&'*+/=?^`{|}~-]|[^\p{ASCII}\p{Z}\p{C}])+)*$/u;
const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/i;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;
const LONGEST = { mailbox: 64, address: 254 };
/** Signs that stand for others where the domain begins and where it is parted. */
const AT = /[@\uff20\ufe6b]/u;
const DOTS = /[\u3002\uff0e\uff61]/gu;
/** Where addresses are copied from: a link, or a name with the address in angle brackets. */
const LINK = /^mailto:([^?]*).*$/iu;
const NAMED = /^[^<>@]*<([^<>]*)>$/u;
/** No mail can reach it (RFC 2606), so an address there is somebody else's name for something: of closed accounts, ours. */
const UNREACHABLE = 'invalid';

/**
 * An address as it is compared and written to: what cannot be seen taken off, an international domain as A-labels (RFC
 * 5891), so that bücher.example and xn--bcher-kva.example are one. The mailbox stays as it was typed. What is no address
 * comes back unchanged but for blanks.
 */
function emailAddressOf(typed: string): string {
  const line = visibleLine(typed).replace(LINK, '$1').replace(NAMED, '$1').trim();
  const [mailbox = '', domain, ...more] = line.split(AT);
  if (domain === undefined || more.length > 0) return line;
  const plain = domain.normalize('NFKC').replace(DOTS, '.');
  return `${mailbox}@${/^\p{ASCII}*$/u.test(plain) ? plain : (aLabelsOf(plain) ?? plain)}`;
}

/** Whether it is the address of a mailbox somewhere, as `emailAddressOf` returns it. */
function isEmailAddress(address: string): boolean {
  const at = address.indexOf('@');
  const [mailbox, domain] = [address.slice(0, at), address.slice(at + 1)];
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return (
    at > 0 &&
    octets(mailbox) <= LONGEST.mailbox &&
    octets(address) <= LONGEST.address &&
    MAILBOX.test(mailbox) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(last) &&
    last.toLowerCase() !== UNREACHABLE
  );
}

/** An address as anybody writes it, or has it in their contacts; `message` is what is said of what is none. */
export const emailAddress = (message: string) => z.string().overwrite(emailAddressOf).refine(isEmailAddress, message);

/** Undefined for what is no international domain. */
function aLabelsOf(domain: string): string | undefined {
  if (!/^(?:[\p{L}\p{M}\p{N}.\u00b7-]|\p{Join_Control})+$/u.test(domain)) return undefined;
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : undefined;
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}
