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
            '<boats>Choose a boat</boats>, then the date, start time, hours and guests, and a captain if you want one or the boat requires one. You see the price before you pay. A {{depositPercent}} deposit, by card or with a credit, holds your time.',
          ],
        },
        {
          question: 'When is my reservation confirmed?',
          answer: [
            'The owner has {{ownerResponseTime}} to confirm that the boat and the captain are available. Some captains confirm each charter themselves: if you choose one of them, both are asked at the same time, and both have to accept. It is then a confirmed booking, and you receive the owner’s name, phone and email.',
            'If the captain cannot come, the owner has another {{ownerResponseTime}} to choose one at no higher fee. If the reservation is not confirmed in the end, you get the whole deposit back.',
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
            'Some boats go out only with a captain; the rules on their pages say so. On all others it is up to you: you can hire one of the captains who work on the boat; each sets an hourly rate, and we have accepted both of their licenses. Without one, the owner will ask for your own license.',
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
            'You pay the deposit of {{depositPercent}} to Harbourline when you reserve, by card or with a credit that you have with us. You pay the remaining balance directly to the owner, and the captain’s fee to the captain at boarding. There are no booking fees.',
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
            'Until the owner has answered, you can change the date, time or group size; the owner is then asked again. Once the booking is confirmed, you can propose another time, length, captain or number of guests on your dashboard: the price difference is shown first, and the owner has up to {{ownerResponseTime}} to accept. Otherwise the charter stays as it is.',
          ],
        },
        {
          question: 'The owner proposes another time. What now?',
          answer: [
            'That depends on whether the booking is confirmed. Before confirmation you have {{renterResponseTime}} to accept it, or to cancel with a full refund of the deposit; without your answer the reservation ends, and the deposit is refunded too.',
            'After confirmation the charter is yours: without your answer it stays as it is. You can accept the change or decline it, within {{renterResponseTime}}.',
          ],
        },
        {
          question: 'What do I get back when I cancel?',
          answer: [
            'Everything, as long as the booking is not confirmed.',
            'After confirmation: everything, if you cancel within {{freeCancellationTime}} of placing the reservation and the rental is more than {{renterNoticeTime}} away. Otherwise the deposit is not refunded. The <terms>Terms of Service</terms> have every case.',
          ],
        },
        {
          question: 'What if the weather is bad, or the owner or the captain cancels?',
          answer: [
            'From {{callOffTime}} before the start, the owner or the captain can call a charter off because of the weather or a mechanical problem. You then have {{rebookChoiceTime}} to agree with the owner on a new time on the same boat at the same price, up to {{rebookTime}} after the first. Or you cancel and get the whole deposit back. If no new time is agreed, the deposit is refunded automatically.',
            'If the owner cancels, you get a refund; if that is more than {{providerGraceTime}} after the confirmation, you can choose a credit for another time or vessel instead.',
            'If the captain cancels, your booking stays, and the owner has {{ownerResponseTime}} to choose another captain at no higher fee. You can wait, or cancel right away. If you cancel, or if no captain is found, you get the same as if the owner had canceled.',
          ],
        },
      ],
    },
  ],
};
