export const en = {
  page: {
    title: 'Send us a message',
    lead: 'Tell us what you have in mind: a date, a group, a question. A person reads it and answers.',
  },
  question: {
    title: 'Ask a Question',
    lead: 'About the boat, the day or the harbor. The owner or our support answers by email.',
    subject: 'Inquiry about {{boat}}',
    cancel: 'Cancel',
  },
  field: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    phonePlaceholder: 'e.g. 416 555 0123',
    subject: 'Subject',
    destination: 'Preferred destination',
    chooseDestination: 'Choose a destination',
    message: 'Message',
    website: 'Website',
  },
  destinations: { cancun: 'Cancun', montreal: 'Montreal', toronto: 'Toronto' },
  noDestination: 'Please choose a destination',
  send: 'Send Message',
  sent: {
    page: 'Message Sent!',
    boat: 'Message sent successfully',
    text: "We'll get back to you within {{contactAnswerTime}}",
  },
  failed: {
    page: { title: 'Error', text: 'There was an error sending your message. Please try again.' },
    boat: { title: 'Failed to send message', text: 'Please try again' },
  },
} as const;
