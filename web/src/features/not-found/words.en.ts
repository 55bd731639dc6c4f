export const en = {
  title: 'Lost at Sea?',
  text: 'There is no page at this address. Let us steer you back to calmer water.',
  home: 'Back to Homepage',
  boats: 'Browse Boat Rentals',
  support: 'Contact Support',
  call: 'Or call us: <phone>{{phone}}</phone>',
} as const;
