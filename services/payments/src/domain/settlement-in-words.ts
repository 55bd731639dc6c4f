import { termsInWords, type Settlement } from '@harbourline/policy';

const RULES: Record<Settlement['rule'], string> = {
  completed: 'Charter completed: deposit divided between owner, taxes and commission',
  R1: "Ended for the renter's breach near the charter: deposit to the owner",
  R2: "Ended for the renter's breach: deposit to the platform",
  R3: 'Never confirmed: deposit back to the renter',
  R4: 'Ended by the platform, or unsafe: deposit back to the renter',
  R5: 'Canceled by owner or captain: deposit back to the renter',
  R6: 'Canceled by owner or captain: deposit back to the renter, as refund or credit',
  R7: 'Canceled by the renter in time: deposit back to the renter',
  R8: 'Canceled by the renter: deposit divided between owner, taxes and commission',
  R9: `Canceled by the renter within ${termsInWords().renterNoticeTime}: deposit divided between owner, taxes and platform`,
};

/** What a bookkeeper reads beside the division of a deposit. */
export function settlementInWords(settlement: Settlement | null, choice: 'refund' | 'credit' | null): string {
  if (!settlement) return 'Charter to come after all: division of the deposit taken back';
  const { rule, creditInstead } = settlement;
  const chosen = creditInstead && choice ? `; the renter takes the ${choice}` : '';
  return `${RULES[rule]}${rule === 'completed' ? '' : ` (${rule})`}${chosen}`;
}
