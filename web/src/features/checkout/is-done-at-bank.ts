/** Whether a message to this window is the bank's own word, for this payment, that the cardholder is through. */
export function isDoneAtBank(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  { url, paymentIntentId }: { url: string; paymentIntentId: string },
): boolean {
  if (origin !== new URL(url).origin) return false;
  if (typeof data !== 'object' || data === null || !('type' in data) || !('paymentIntent' in data)) return false;
  return data.type === 'sandbox:3ds' && data.paymentIntent === paymentIntentId;
}
