import { REFUND_RULES, type Settlement, termsInWords } from '@harbourline/policy';

const RULES: Record<Settlement['rule'], string> = {
  completed: 'Charter completed: deposit divided between owner, taxes and commission',
  [REFUND_RULES.renterBreachNearStart]: "Ended for the renter's breach near the charter: deposit to the owner",
  [REFUND_RULES.renterBreach]: "Ended for the renter's breach: deposit to the platform",
  [REFUND_RULES.neverConfirmed]: 'Never confirmed: deposit back to the renter',
  [REFUND_RULES.platformEnds]: 'Ended by the platform, or unsafe: deposit back to the renter',
  [REFUND_RULES.providerEndsSoon]: 'Canceled by owner or captain: deposit back to the renter',
  [REFUND_RULES.providerEnds]: 'Canceled by owner or captain: deposit back to the renter, as refund or credit',
  [REFUND_RULES.renterEndsFreely]: 'Canceled by the renter in time: deposit back to the renter',
  [REFUND_RULES.renterEnds]: 'Canceled by the renter: deposit divided between owner, taxes and commission',
  [REFUND_RULES.renterEndsLate]: `Canceled by the renter within ${termsInWords().renterNoticeTime}: deposit divided between owner, taxes and platform`,
};

/** The sentence for bookkeepers beside the division of a deposit. */
export function settlementInWords(settlement: Settlement | null, choice: 'refund' | 'credit' | null): string {
  if (!settlement) return 'Charter to come after all: division of the deposit taken back';
  const { rule, creditInstead } = settlement;
  const chosen = creditInstead && choice ? `; the renter takes the ${choice}` : '';
  return `${RULES[rule]}${rule === 'completed' ? '' : ` (${rule})`}${chosen}`;
}
