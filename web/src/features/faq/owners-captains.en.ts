import type { FaqDocument } from './document';

export const ownersCaptainsFaq: FaqDocument = {
  title: 'Owners and Captains FAQ',
  lead: 'Listing a boat, answering reservations, taking charters and getting paid.',
  description: 'For boat owners and captains: listing, confirming, commission, payouts, licenses and cancellations.',
  groups: [
    {
      title: 'Owners',
      questions: [
        {
          question: 'How do I list my boat?',
          answer: [
            '<auth>Create an owner account</auth> and add your boat with at least 3 photos, its specifications and an hourly rate. You can set other rates for individual dates. The boat’s name stays private until somebody has paid and booked.',
          ],
        },
        {
          question: 'What do I have to do when a reservation comes in?',
          answer: [
            'Accept, propose another start time, or decline, within {{ownerResponseTime}}. Without an answer the reservation ends and the renter’s deposit is refunded.',
            'If you propose another time, the renter has {{renterResponseTime}} to accept it; otherwise the reservation ends. A captain who confirms each charter is asked at the same time as you are, and the booking is confirmed once you have both accepted. If that captain declines, or does not answer after you have accepted, you have another {{ownerResponseTime}} to choose a captain at no higher fee; otherwise the reservation ends.',
          ],
        },
        {
          question: 'Can a confirmed charter be changed?',
          answer: [
            'Yes, if both sides agree. You and the renter can each propose another time, length, captain or number of guests. The other side sees what it would cost and has up to {{ownerResponseTime}} to accept. Without an answer the charter stays as it is.',
          ],
        },
        {
          question: 'What does it cost, and when am I paid?',
          answer: [
            'Our commission is {{commissionPercent}} of the boat rental and the captain’s fee, taken from the deposit. You collect the balance directly from the renter. Your share of the deposit, {{ownerDepositPercent}} less taxes, is due {{ownerPayoutTime}} after the rental; a transfer takes 2 to 3 business days.',
          ],
        },
        {
          question: 'Which licenses and insurance do I need?',
          answer: [
            'Those that the law requires. Liability coverage of up to $2,000,000 is available. You verify the renter’s identity before departure and keep your listing accurate.',
          ],
        },
        {
          question: 'What if the weather is bad, or the engine fails?',
          answer: [
            'From {{callOffTime}} before the start, you or the captain can call the charter off on your dashboard. The renter then has {{rebookChoiceTime}} to find a new time with you, on the same boat at the same price, up to {{rebookTime}} after the first. If you agree on none, the whole deposit goes back to the renter.',
          ],
        },
        {
          question: 'What if I have to cancel?',
          answer: [
            'Cancel on your dashboard as early as you can, and say why. The renter gets the whole deposit back or, if you cancel more than {{providerGraceTime}} after the confirmation, can choose a credit instead; none of it goes to you. If you remove your listing, its reservations and bookings end, and all deposits are refunded in full.',
          ],
        },
        {
          question: 'What if the renter cancels at short notice?',
          answer: [
            'Within {{renterNoticeTime}} of the start you receive {{lateOwnerPercent}} of the deposit, less taxes.',
          ],
        },
      ],
    },
    {
      title: 'Captains',
      questions: [
        {
          question: 'What do I need to captain charters?',
          answer: [
            'A Pleasure Craft Operator Card and a Port of Toronto Harbour License, 2 years of experience and a background check. Upload both licenses on your dashboard. We review them, and nobody can book you before both are accepted, or for a day on which one of them has expired.',
          ],
        },
        {
          question: 'How do I set my rates?',
          answer: [
            'You choose the boats you skipper and an hourly rate for each. Day rates are usually between $200 and $500.',
          ],
        },
        {
          question: 'Am I asked before a charter with me is confirmed?',
          answer: [
            'If you wish: switch on “I confirm each charter” in your profile. New reservations with you then wait for your answer as well as the owner’s. If you decline, or do not answer in time, the owner chooses another captain. Otherwise the owner’s yes confirms the charter, and we tell you.',
          ],
        },
        {
          question: 'When am I paid?',
          answer: [
            'The renter pays you at boarding. Where Harbourline pays you, you receive it within {{captainPayoutTime}}.',
          ],
        },
        {
          question: 'What if I cannot make it?',
          answer: [
            'Cancel as early as you can. The owner then has {{ownerResponseTime}} to choose another captain at no higher fee, so that the guests still go out. If it is the weather or the boat, call the charter off instead: the renter can then choose a new time.',
          ],
        },
      ],
    },
  ],
};
