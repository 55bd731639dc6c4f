export const documents = {
  reservation: 'Reservation (PDF)',
  confirmation: 'Confirmation (PDF)',
  rentalAgreement: 'Rental agreement (PDF)',
  captainAgreement: 'Captain agreement (PDF)',
  receipt: 'Receipt (PDF)',
  failed: {
    title: '{{document}} could not be downloaded',
    text: 'Please try again in a moment.',
  },
} as const;
