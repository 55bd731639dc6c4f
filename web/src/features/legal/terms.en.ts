import type { LegalDocument } from './document';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  description: 'The terms on which boats are listed, reserved, paid for and canceled on Harbourline.',
  dated: 'January 1, 2025',
  intro: [
    'Harbourline is a marketplace: owners offer their vessels, captains offer their service, and renters reserve both. These terms apply to everyone who uses it. A boat cannot be listed, and a reservation cannot be made, without agreeing to them.',
  ],
  sections: [
    {
      title: 'Definitions',
      text: [
        '- Owner: a person who lists a vessel and is entitled to charter it out.',
        '- Renter: a person who reserves a vessel for a date, time and duration.',
        '- Captain: a licensed skipper whom the renter may hire for a vessel.',
        '- Vessel and listing: the boat, and the page that offers it.',
        '- Rental reservation: a request whose initial deposit is paid and which is not confirmed yet.',
        '- Confirmed booking: a reservation that the owner has accepted, and also its captain, where that captain confirms each charter.',
        '- Initial deposit: {{depositPercent}} of the total price, rounded to whole dollars, paid when reserving: by card, with credits, or with both. Where Harbourline reserves for a renter, it may also be paid to Harbourline directly.',
        '- Credit: an amount that Harbourline owes a renter, who can use it to pay deposits, in whole or in part.',
      ],
    },
    {
      title: 'Booking and payments',
      text: [
        'All prices are in Canadian dollars. The total is the boat’s hourly rate for the date plus the captain’s hourly rate, times the hours. A discount is usually offered for {{discountFromTime}} or more: where the owner offers one, its percentage is shown on the boat’s page and taken off the boat rental, not off the captain’s fee, before the deposit is calculated.',
        'Reservations need at least {{noticeTime}} advance notice. The owner has {{ownerResponseTime}} to confirm boat and captain availability. A captain who confirms each charter is asked at the same time, and the booking is confirmed once both have accepted. If the owner does not accept in time, the reservation ends and the deposit is refunded in full. If the captain declines, or does not answer although the owner has accepted, the owner has another {{ownerResponseTime}} to choose a captain at no higher fee; otherwise the reservation ends and the deposit is refunded in full. No answer is awaited beyond the start.',
        'Before confirmation the owner may propose another start time on the same day, or another captain at no higher fee. The renter has {{renterResponseTime}} to accept; otherwise the reservation ends and the deposit is refunded in full. Before confirmation the renter may change the date, time or group size, as long as neither the owner has answered nor the captain has declined; the owner’s time to answer then starts again.',
        'After confirmation, renter and owner may each propose another date, time, duration, captain or number of guests. The owner has {{ownerResponseTime}} to accept, the renter {{renterResponseTime}}, and neither has longer than until the earlier of the two starts. Without an answer the charter stays as it is. Another time, duration or captain is priced at the rates on the day of the proposal; another number of guests alone does not change the price. The deposit stays, the difference is added to or taken off what is due later, and a change to less than the deposit is not possible.',
        'The owner collects the remaining balance directly from the renter. The captain’s fee is paid to the captain at boarding.',
      ],
    },
    {
      title: 'Cancellations and refunds',
      text: [
        'A reservation that was never confirmed is refunded in full, whoever ends it.',
        'After confirmation the deposit is non-refundable, with one exception: a renter who cancels within {{freeCancellationTime}} of placing the reservation, with the rental more than {{renterNoticeTime}} away, receives a full refund. When a change of a confirmed charter is accepted, the {{renterNoticeTime}} count from the new start; the {{freeCancellationTime}} still count from placing the reservation and do not start again.',
        'When the owner cancels within {{providerGraceTime}} of the confirmation, the deposit is refunded in full. When the owner cancels later, the renter chooses between a credit of the same value for another time or vessel and a refund.',
        'When the captain cancels, the booking stays, and the owner has {{ownerResponseTime}}, but no longer than until the start, to choose another captain at no higher fee. If none is chosen, or if the renter cancels before that, it counts as if the owner had canceled at that moment.',
        'When a boat is withdrawn, by its owner or by Harbourline, its reservations and bookings end. When that happens, or when Harbourline ends a charter because it would be unsafe, the deposit is refunded in full.',
        'What was paid with credits is returned as credits.',
        'From {{callOffTime}} before the start of a confirmed charter until its start, the owner, the captain or Harbourline may call it off because of weather or mechanical failure. It then does not take place at that time. Within {{rebookChoiceTime}} the renter may propose a new time on the same boat, no later than {{rebookTime}} after the first start, for the same duration, captain, guests and price, which the owner has {{ownerResponseTime}} to accept; the owner may propose one as well, which the renter has {{renterResponseTime}} to accept. Until a new time is agreed, the renter or the owner may end the booking, and the deposit is refunded in full. It is also refunded in full when no new time is agreed.',
        'There is no refund in case of misconduct. When a booking is canceled for a renter’s breach of these terms, Harbourline keeps the deposit if the start is more than {{breachTime}} away, and forwards it to the owner otherwise.',
      ],
    },
    {
      title: 'Renter responsibilities',
      text: [
        'Renters are 18 or older and provide a valid picture ID on request. They arrive {{earlyArrivalTime}} early, or when the boat’s owner asks them to, follow the captain’s and the owner’s safety instructions, bring no more guests than they reserved, and are responsible for any damage that their group causes.',
      ],
    },
    {
      title: 'Owner responsibilities',
      text: [
        'Owners hold the licenses and the insurance that the law requires, verify the renter’s identity, keep their listings accurate and their vessels certified and seaworthy, and collect the balance directly from the renter.',
      ],
    },
    {
      title: 'Owner compensation',
      text: [
        'Harbourline’s commission is {{commissionPercent}} of the boat rental and the captain’s fee together, taken from the deposit.',
        '- Reservations managed by the owner: {{ownerDepositPercent}} of the deposit, less taxes, is paid to the owner {{ownerPayoutTime}} after the rental.',
        '- Reservations managed by Harbourline: Harbourline keeps the deposit.',
        '- Canceled by the renter within {{renterNoticeTime}} of the start: the owner receives {{lateOwnerPercent}} of the deposit, less taxes.',
      ],
    },
    {
      title: 'Platform use and conduct',
      text: [
        'One account belongs to one person. Reservations are made and paid through Harbourline; arranging them elsewhere to avoid the commission, false listings, harassment and unlawful use end the account. Owners and renters receive each other’s contact details once a booking is confirmed, and use them for that booking only.',
      ],
    },
    {
      title: 'Liability and dispute resolution',
      text: [
        'Harbourline arranges charters and does not operate vessels. Where its liability cannot be excluded, it is limited to the lesser of the deposit or $100.',
        'Disputes that cannot be settled between the parties are settled by binding arbitration in Toronto, under the laws of Ontario.',
      ],
    },
    {
      title: 'Privacy',
      text: ['The <privacy>Privacy Policy</privacy> says which personal data we keep, what for, and how long.'],
    },
    {
      title: 'Changes',
      text: [
        'We may change these terms; the date at the top says since when they have applied as they are. Reservations keep the terms under which they were made.',
      ],
    },
    { title: 'Contact', text: ['Questions about these terms? <contact>Write or call us</contact>.'] },
  ],
};
