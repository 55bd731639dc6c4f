import type { LegalDocument } from './document';

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  description: 'What personal data Harbourline keeps, what for, who sees it, and what you can ask of us.',
  dated: 'January 1, 2025',
  intro: ['We keep what charters, their payment and the safety of accounts need. This page lists all of it.'],
  sections: [
    {
      title: 'What we keep, and who sees it',
      text: [
        'Our administrators may see all of this, with two exceptions: passwords, links and codes are stored so that nobody can read them, and messages between people are open to administrators only while one of those people has reported the conversation.',
        '“The people of the charter” are its renter, the boat’s owner and, where there is one, the captain.',
      ],
      table: {
        columns: ['What', 'Which data', 'Who else sees it'],
        rows: [
          [
            'Account',
            'Your name, email address, phone number and account type; whether address and phone are confirmed; your settings; when you accepted our terms and confirmed your age; and a password that we store only as a hash.',
            'Once a booking is confirmed, and until it is canceled, the people of the charter see each other’s name and phone; renter and owner also see each other’s email address, and the captain sees theirs. An owner sees name, phone and email address of captains who have registered for the owner’s boats. A captain’s name is public. Everybody sees the first name and initial of a boat’s owner, the month in which they joined, how many charters they have completed, how soon they answer, and whether address and phone are confirmed. Owners see of renters who ask for their boat the first name, the month in which they joined, and how many charters they have completed.',
          ],
          [
            'Sign-ins',
            'When you signed in and out; which browsers you have signed in with; links for a new password and codes for your phone; and counts of failed attempts, by phone number and internet address.',
            'Nobody.',
          ],
          [
            'Licenses',
            'Of captains: the files of both licenses, their numbers and expiry dates, and what we decided about them, with the reason.',
            'Nobody sees the files and numbers. Everyone can tell from our pages whether a captain can be booked.',
          ],
          [
            'Listings and rates',
            'Of owners: the boat, its pictures and prices, what is said of it, and how it is boarded. Of captains: the boats they take charters on, with an hourly rate.',
            'Everybody. The boat’s name is seen only by its owner, and by renter and captain of a charter whose deposit is paid; how to board it, by its owner, and by renter and captain of a confirmed charter.',
          ],
          [
            'Visits',
            'Which boat was looked at on which day, under a code made from your internet address.',
            'Nobody. An owner sees how many there were.',
          ],
          [
            'Reservations and charters',
            'Boat, time, number of guests, occasion, requests and price; the time that is held while you pay, with a code made from your internet address; every change, with who made it and the reason given; and time that owners and captains have blocked.',
            'The people of the charter; a captain sees neither deposit nor refund. Everybody sees when a boat is taken, and nobody else by whom or why.',
          ],
          [
            'Records from the dock',
            'That a photo ID was shown, how many people were on board, photos and notes about the boat, the balance, and who agreed to what and when, under which name.',
            'The people of the charter.',
          ],
          [
            'Payments',
            'Amounts, dates and outcomes of deposits, refunds, credits, payouts and disputes, in our books as well; brand and last four digits of the card, and cards that failed; and with payments and failures a code made from your internet address. We never receive the card number.',
            'The owner sees the deposit of a charter and how it was paid.',
          ],
          [
            'Messages between people',
            'What you write to the people of a charter, with photos, and what you have read; replies that you have saved; and conversations that you have reported, with your reason.',
            'The people of the charter see its messages and who has read them. Nobody else sees saved replies, or who reported a conversation.',
          ],
          [
            'Messages from us and to us',
            'Which emails and text messages went to which address, about what, and whether they arrived; and what you send us with the contact form, with a code made from your internet address.',
            'Nobody.',
          ],
          [
            'Questions about boats',
            'What you ask about a boat with the form on its page, what an owner answers, and reports of either with the reason.',
            'The owner of the boat sees your first name and what you ask, without phone numbers, links and addresses. Where the owner wants it, everybody sees question and answer, without names.',
          ],
          [
            'Reviews',
            'Stars, text and photos of the reviews that you write or that are about you, replies to them, and reports with the reason.',
            'Everybody sees reviews of boats and captains, with the writer’s first name and initial. What an owner writes about a renter is seen by that renter, and its stars by owners whom the renter asks for a boat.',
          ],
          [
            'Administration',
            'What administrators have changed, with their internet address; and the settings, texts and tests of messages.',
            'Nobody.',
          ],
          [
            'Operation',
            'Notices that our services send each other when any of this changes, answers that a call gets when it is repeated, and technical logs with a request number.',
            'Those who operate our servers.',
          ],
        ],
      },
    },
    {
      title: 'What we use it for',
      text: [
        'To carry out reservations, to send the messages that go with them, to keep accounts safe, to prevent fraud, and to meet legal obligations such as bookkeeping. We do not sell personal data and show no advertising.',
      ],
    },
    {
      title: 'Which companies receive it',
      text: [
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
        'Account data until the account is closed. Within a day after that we erase your name, your contact data, your licenses, your listings, and what you wrote in reservations, messages and notes.',
        'What stays, under a number: your bookings with their history and amounts; what was agreed at the dock, with its times, amounts, number of people and photos; payments, with brand and last four digits of the card, for as long as the law requires; your reviews, as those of a guest and without their photos; that a message went, of which kind and when; when you accepted our terms; and for {{staySignedInTime}} when you signed in.',
        'What we have erased stays in backups, and in the log in which our services tell each other of changes, for up to a month and a half. Technical logs are kept for a short time.',
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
