const BLANKS = /\p{Zs}/gu;

/**
 * A password as it is hashed: RFC 8265 (OpaqueString), so in form C of Unicode and with plain blanks. Devices differ in
 * how they send an "é" or a blank, and nobody sees it. Case and signs of full width stay: they are part of what was chosen.
 */
export function normalForm(password: string): string {
  return password.replace(BLANKS, ' ').normalize('NFC');
}

/**
 * The texts of which a stored hash may be, the normal form first: hashes from before there was one are of what a device
 * sent. For what is in ASCII there is one, as ever.
 */
export function formsOf(password: string): string[] {
  return [...new Set([normalForm(password), password, password.normalize('NFC'), password.normalize('NFD')])];
}
