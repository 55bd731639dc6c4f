/** The outcome of charging a card. */
export type CardBehaviour =
  | { kind: 'succeeds' }
  | { kind: 'processes' }
  | { kind: 'refund-fails' }
  | { kind: 'is-disputed' }
  | { kind: 'declines'; decline: Decline }
  /** Asks for 3-D Secure first; `decline` is what the bank says after a passed authentication. */
  | { kind: 'authenticates'; decline?: Decline };

export interface Decline {
  code: string;
  declineCode: string | null;
  message: string;
}

export interface TestCard {
  number: string;
  /** The names of ready-made payment methods, as in Stripe's documentation. */
  tokens: string[];
  brand: 'visa' | 'mastercard' | 'amex';
  behaviour: CardBehaviour;
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});
const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.');
const refused = (code: string, message: string): CardBehaviour => ({
  kind: 'declines',
  decline: { code, declineCode: null, message },
});

export const TEST_CARDS = {
  visa: card('4242424242424242', ['pm_card_visa'], { kind: 'succeeds' }),
  visaDebit: card('4000056655665556', ['pm_card_visa_debit'], { kind: 'succeeds' }),
  canada: card('4000001240000000', ['pm_card_ca'], { kind: 'succeeds' }),
  mastercard: card('5555555555554444', ['pm_card_mastercard'], { kind: 'succeeds' }, 'mastercard'),
  amex: card('378282246310005', ['pm_card_amex'], { kind: 'succeeds' }, 'amex'),
  declined: card('4000000000000002', ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'], {
    kind: 'declines',
    decline: declined('generic_decline'),
  }),
  insufficientFunds: card(
    '4000000000009995',
    ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
    { kind: 'declines', decline: insufficientFunds },
  ),
  expired: card(
    '4000000000000069',
    ['pm_card_chargeDeclinedExpiredCard', 'pm_card_visa_chargeDeclinedExpiredCard'],
    refused('expired_card', 'Your card has expired.'),
  ),
  incorrectCvc: card(
    '4000000000000127',
    ['pm_card_chargeDeclinedIncorrectCvc', 'pm_card_visa_chargeDeclinedIncorrectCvc'],
    refused('incorrect_cvc', "Your card's security code is incorrect."),
  ),
  processingError: card(
    '4000000000000119',
    ['pm_card_chargeDeclinedProcessingError', 'pm_card_visa_chargeDeclinedProcessingError'],
    refused('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  ),
  authenticates: card('4000002500003155', ['pm_card_authenticationRequiredOnSetup'], { kind: 'authenticates' }),
  alwaysAuthenticates: card('4000002760003184', ['pm_card_authenticationRequired'], { kind: 'authenticates' }),
  threeDSecure2: card('4000000000003220', ['pm_card_threeDSecure2Required', 'pm_card_threeDSecureRequired'], {
    kind: 'authenticates',
  }),
  authenticatesThenDeclined: card(
    '4000008260003178',
    ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    { kind: 'authenticates', decline: insufficientFunds },
  ),
  processing: card('4000000000000077', ['pm_card_processing'], { kind: 'processes' }),
  refundFails: card('4000000000005126', ['pm_card_refundFail'], { kind: 'refund-fails' }),
  isDisputed: card('4000000000000259', ['pm_card_createDispute'], { kind: 'is-disputed' }),
} satisfies Record<string, TestCard>;

export type TestCardName = keyof typeof TEST_CARDS;

/** Finds a test card by its number or by the name of its ready-made payment method. */
export function findTestCard(numberOrToken: string): TestCardName | null {
  const entries = Object.entries(TEST_CARDS) as [TestCardName, TestCard][];
  const found = entries.find(([, { number, tokens }]) => number === numberOrToken || tokens.includes(numberOrToken));
  return found ? found[0] : null;
}

/** @returns how the card behaves when it is charged. */
export function behaviourOf(name: TestCardName): CardBehaviour {
  return TEST_CARDS[name].behaviour;
}

function card(number: string, tokens: string[], behaviour: CardBehaviour, brand: TestCard['brand'] = 'visa'): TestCard {
  return { number, tokens, brand, behaviour };
}
