export const documents = {
  reservation: 'Reservation (PDF)',
  confirmation: 'Confirmation (PDF)',
  booking: 'Booking (PDF)',
  rentalAgreement: 'Rental agreement (PDF)',
  captainAgreement: 'Captain agreement (PDF)',
  receipt: 'Receipt (PDF)',
  calendar: 'Add to calendar',
  saveContact: 'Save contact',
  contactOf: 'Save contact: {{name}}',
  contactFailed: 'The contact could not be saved',
  failed: {
    title: '{{document}} could not be downloaded',
    text: 'Please try again in a moment.',
  },
} as const;
