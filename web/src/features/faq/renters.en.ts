import type { FaqDocument } from './document';

export const rentersFaq: FaqDocument = {
  title: 'Renters FAQ',
  lead: 'Reserving, paying, changing and cancelling, in plain words.',
  description: 'How reserving a boat works: deposit, confirmation, captains, changes, cancellation and refunds.',
  groups: [
    {
      title: 'Reserving',
      questions: [
        {
          question: 'How do I reserve a boat?',
          answer: [
            '<boats>Choose a boat</boats>, then the date, start time, hours and guests, and a captain if you want one. You see the price before you pay; a 25% deposit by card holds your time.',
          ],
        },
        {
          question: 'When is it definite?',
          answer: [
            'The owner has 24 hours to confirm that boat and captain are free. Then it is a confirmed booking, and you receive the owner’s name, phone and e-mail.',
          ],
        },
        {
          question: 'How early must I reserve, and for how long?',
          answer: [
            'At least 36 hours ahead. Charters start between 10:00 and 22:30, last from the boat’s minimum (usually 3 or 4 hours) up to 12 hours, and may end after midnight.',
          ],
        },
        {
          question: 'Do I need a captain?',
          answer: [
            'You may hire one of the captains who work on the boat; each sets an hourly rate and has shown both licenses. Without one, the owner will ask for your own license.',
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
            'The deposit of 25% to Harbourline, by card, when you reserve. The remaining balance directly to the owner. The captain’s fee to the captain, at boarding. There are no booking fees.',
          ],
        },
        {
          question: 'Is a longer charter cheaper?',
          answer: ['A discount is usually offered for 6 hours or more; ask the owner once your booking is confirmed.'],
        },
      ],
    },
    {
      title: 'Changing and cancelling',
      questions: [
        {
          question: 'Can I change my reservation?',
          answer: [
            'Before the owner has confirmed, you may change date, time or group size. Afterwards, please talk to the owner.',
          ],
        },
        {
          question: 'The owner proposes another time. What now?',
          answer: ['You have 24 hours to accept it, or to cancel with a full refund of the deposit.'],
        },
        {
          question: 'What do I get back when I cancel?',
          answer: [
            'Everything, as long as the booking is not confirmed.',
            'After confirmation: everything, if you cancel within 24 hours of placing the reservation and the rental is more than 72 hours away. Otherwise the deposit is not refunded. The <terms>Terms of Service</terms> have every case.',
          ],
        },
        {
          question: 'What if the weather is bad or the owner cancels?',
          answer: [
            'When it is unsafe to go out, you get the deposit back. When owner or captain cancel, you get a refund or, if you prefer, a credit for another time or vessel.',
          ],
        },
      ],
    },
  ],
};
