import { bookingStatus, historyEntry, reasonCode, type HistoryEntry } from '@harbourline/contracts';
import { dollarsOf, zoneOf } from '@harbourline/policy';
import { changeEffectInWords } from '@harbourline/policy/words';
import type { UserActor } from '@harbourline/service-kit';
import type { BookingWithParties } from '../db/with-parties';
import { boatOf } from '../domain/boat';
import { changesOf, effectCodesIn } from '../domain/changed-fields';
import type { Happening } from '../use-cases/booking-history';
import { seesContact } from './sees-contact';

/** The way of the deposit is known to renter and platform only. */
const RENTERS_OWN = ['refundChoice', 'paidDate', 'paidReference'];
const MONEY = ['boatRentalAmount', 'totalPrice', 'depositAmount', 'balanceDue'];

/**
 * What happened to a booking, as one of its parties may read it: owner and captain nothing of refund and credit, the
 * captain of money only what is theirs. An entry of which nothing is left is left out.
 */
export function presentHistory(
  booking: BookingWithParties,
  happenings: Happening[],
  viewer: UserActor,
): HistoryEntry[] {
  return happenings.flatMap((happening) => {
    const changes = changesOf(happening);
    const seen = changes.filter(({ field }) => !hiddenFields(viewer).includes(field));
    const money = presentMoney(happening, viewer);
    const hidden = changes.length > seen.length || (happening.moneyKind !== null && money === null);
    const moved = happening.fromStatus !== happening.toStatus;
    if (hidden && seen.length === 0 && money === null && !moved) return [];
    return [
      {
        at: happening.at.toISOString(),
        actor: historyEntry.shape.actor.parse(happening.actor),
        actorName: nameOf(booking, happening, viewer),
        action: happening.action,
        fromStatus: bookingStatus.nullable().parse(happening.fromStatus),
        toStatus: bookingStatus.parse(happening.toStatus),
        reason: happening.reason,
        reasonCode: reasonCode.nullable().parse(happening.reasonCode),
        ...effectFor(happening, zoneOf(boatOf(booking).city)),
        changes: seen,
        money,
      },
    ];
  });
}

/** In codes, and in words for clients of before there were codes. The release before writes words. */
function effectFor(happening: Happening, zone: string): Pick<HistoryEntry, 'effect' | 'effectCodes'> {
  const effectCodes = effectCodesIn(happening);
  const words = changeEffectInWords(effectCodes, { reader: 'others', zone });
  return { effectCodes, effect: words.length > 0 ? words : happening.effect };
}

function hiddenFields({ role }: UserActor): string[] {
  if (role === 'admin' || role === 'renter') return [];
  return role === 'captain' ? [...RENTERS_OWN, ...MONEY] : RENTERS_OWN;
}

function presentMoney({ moneyKind, moneyCents }: Happening, { role }: UserActor): HistoryEntry['money'] {
  if (moneyKind === null || moneyCents === null || role === 'captain') return null;
  // What the bank returned to us is taken off an entry before it: as an amount that went to the renter it has no sense.
  if (moneyCents < 0) return null;
  if (role === 'owner' && moneyKind !== 'deposit') return null;
  const kind = historyEntry.shape.money.unwrap().shape.kind.parse(moneyKind);
  return { kind, amount: dollarsOf(moneyCents) };
}

function nameOf(booking: BookingWithParties, { person }: Happening, viewer: UserActor): string | null {
  return person && seesContact(booking, viewer, person.id) ? person.fullName : null;
}
