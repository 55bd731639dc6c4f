import type { LegalDocument } from './document';

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description: 'What personal data Harbourline keeps, what for, who sees it, and what you can ask of us.',
  dated: 'January 1, 2025',
  intro: ['We keep what a charter needs and nothing more. This page explains what that is.'],
  sections: [
    {
      title: 'What we collect',
      text: [
        '- Account: name, email, phone, account type, and a password that we store only as a hash.',
        '- Reservations: boat, time, guests, requests, price, and their history.',
        '- Payments: the card provider handles your card; we receive an identifier and the outcome, never the card number.',
        '- Captains: licenses, with their numbers and expiry dates, seen only by the captain and our administrators.',
        '- Security: the phone number, the browser that you have signed in with, and when; failed sign-ins.',
        '- Messages: what you write to us, to an owner, renter or captain, and which messages we sent you.',
        '- Operation: technical logs with a request number, to find and repair faults.',
      ],
    },
    {
      title: 'What we use it for',
      text: [
        'To carry out reservations, to send the messages that go with them, to keep accounts safe, to prevent fraud, and to meet legal obligations such as bookkeeping. We do not sell personal data and show no advertising.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'Renter and owner see each other’s name, phone and email once a booking is confirmed, and not before. The captain of a charter sees the renter’s phone and email.',
        'These companies receive what they need to do their part, and nothing else:',
        '- Stripe, which takes card payments: your card, which goes to it directly from your browser, the amount, and which reservation it is for.',
        '- Twilio, which sends text messages: your phone number and the text.',
        '- The provider of our email: your address and the message.',
        '- The provider of our servers, where all of this is stored.',
        '- YouTube or Vimeo, where the page of a boat shows a video from its owner: your internet address, as with any page of theirs.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [
        'Account data until the account is closed: within a day after that we erase your name, your contact data, your licenses and what you wrote. What stays is a number, your bookings with their amounts, and your reviews as those of a guest, without their photos. What we have erased stays in backups, and in the log in which our services tell each other of changes, for up to a month and a half. We keep records of payments for as long as the law requires; technical logs for a short time.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You may see, correct or delete your personal data, and withdraw consent. You can download your data and close your account yourself, from your profile. For everything else, <contact>contact us</contact>; we answer within {{privacyAnswerTime}}.',
      ],
    },
    {
      title: 'Cookies',
      text: ['The <cookies>Cookie Policy</cookies> lists them.'],
    },
  ],
};
