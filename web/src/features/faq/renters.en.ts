import type { FaqDocument } from './document';

export const rentersFaq: FaqDocument = {
  title: 'Renters FAQ',
  lead: 'Reserving, paying, changing and canceling, in plain English.',
  description: 'How reserving a boat works: deposit, confirmation, captains, changes, cancellation and refunds.',
  groups: [
    {
      title: 'Reserving',
      questions: [
        {
          question: 'How do I reserve a boat?',
          answer: [
            '<boats>Choose a boat</boats>, then the date, start time, hours and guests, and a captain if you want one. You see the price before you pay; a {{depositPercent}} deposit by card holds your time.',
          ],
        },
        {
          question: 'When is my reservation confirmed?',
          answer: [
            'The owner has {{ownerResponseTime}} to confirm that the boat and the captain are available. It is then a confirmed booking, and you receive the owner’s name, phone and email.',
          ],
        },
        {
          question: 'How far ahead do I have to reserve, and for how long?',
          answer: [
            'At least {{noticeTime}} ahead. Charters start between {{firstStart}} and {{lastStart}} local time, last from the boat’s minimum (usually 3 or 4 hours) up to {{longestCharter}}, and may end after midnight.',
          ],
        },
        {
          question: 'Do I need a captain?',
          answer: [
            'You can hire one of the captains who work on the boat; each sets an hourly rate, and we have accepted both of their licenses. Without one, the owner will ask for your own license.',
          ],
        },
      ],
    },
    {
      title: 'Paying',
      questions: [
        {
          question: 'What do I pay, and to whom?',
          answer: [
            'You pay the deposit of {{depositPercent}} to Harbourline by card when you reserve, the remaining balance directly to the owner, and the captain’s fee to the captain at boarding. There are no booking fees.',
          ],
        },
        {
          question: 'Is a longer charter cheaper?',
          answer: [
            'A discount is usually offered for {{discountFromTime}} or more. Where the owner offers one, the boat’s page says what percentage comes off the boat rental; the price that you see before you pay already includes it. The captain’s fee stays the same.',
          ],
        },
      ],
    },
    {
      title: 'Changing and canceling',
      questions: [
        {
          question: 'Can I change my reservation?',
          answer: [
            'Until the owner has confirmed, you can change the date, time or group size. After that, you can propose another time, length, captain or number of guests on your dashboard: the price difference is shown first, and the owner has {{ownerResponseTime}} to accept. Otherwise the charter stays as it is.',
          ],
        },
        {
          question: 'The owner proposes another time. What now?',
          answer: ['You have {{renterResponseTime}} to accept it, or to cancel with a full refund of the deposit.'],
        },
        {
          question: 'What do I get back when I cancel?',
          answer: [
            'Everything, as long as the booking is not confirmed.',
            'After confirmation: everything, if you cancel within {{freeCancellationTime}} of placing the reservation and the rental is more than {{renterNoticeTime}} away. Otherwise the deposit is not refunded. The <terms>Terms of Service</terms> have every case.',
          ],
        },
        {
          question: 'What if the weather is bad or the owner cancels?',
          answer: [
            'From {{callOffTime}} before the start, the owner or the captain can call a charter off because of the weather or a mechanical problem. You then have {{rebookChoiceTime}} to propose a new time on the same boat at the same price, up to {{rebookTime}} after the first, which the owner has {{ownerResponseTime}} to accept. Or you cancel and get the whole deposit back. If no new time is agreed, the deposit is refunded automatically.',
            'If the owner or the captain cancels, you get a refund; if they cancel more than {{providerGraceTime}} after confirming, you can choose a credit for another time or vessel instead.',
          ],
        },
      ],
    },
  ],
};
