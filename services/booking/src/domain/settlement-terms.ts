/** The configured terms for dividing deposits. */
export interface SettlementTerms {
  /** Taxes on the owner's share, in percent. */
  taxPercent: number;
  /** How long a renter may choose between credit and refund. */
  refundChoiceHours: number;
}

export function settlementTerms(config: { TAX_PERCENT: number; REFUND_CHOICE_HOURS: number }): SettlementTerms {
  return { taxPercent: config.TAX_PERCENT, refundChoiceHours: config.REFUND_CHOICE_HOURS };
}
