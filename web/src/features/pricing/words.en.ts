export const en = {
  title: 'Pricing',
  lead: 'What a day on the water usually costs. Every boat has its own hourly rate, shown on its page; there are no booking fees.',
  metaDescription:
    'What a boat charter costs: three tiers by the day, add-ons, and how the deposit and cancellation work.',
  popular: 'Most popular',
  perDay: '/day',
  book: 'Book {{tier}}',
  essential: {
    name: 'Essential',
    text: 'A relaxed outing for a small group.',
    one: 'Bowriders and jet-skis',
    two: 'Small groups',
    three: 'Life jackets and cooler',
  },
  premium: {
    name: 'Premium',
    text: 'Room to spread out, and somebody to steer.',
    one: 'Cruisers with shade and a swim platform',
    two: 'Sound system and washroom',
    three: 'Professional captains to choose from',
  },
  luxury: {
    name: 'Luxury',
    text: 'Yachts for the days that matter.',
    one: 'Flybridge and motor yachts',
    two: 'Large groups and celebrations',
    three: 'Air conditioning, galley and lounge',
  },
  addOns: {
    title: 'Make it yours',
    lead: 'Add-ons, arranged with the owner once your booking is confirmed.',
    photography: 'Photography',
    chef: 'Private chef',
    watersports: 'Water sports',
    sunset: 'Sunset cruise',
  },
  fair: {
    title: 'How paying works',
    deposit:
      'A {{depositPercent}} deposit holds your time. If the reservation is not confirmed, you get it back in full.',
    balance: 'The balance goes directly to the owner, the captain’s fee to the captain at boarding.',
  },
  quote: {
    title: 'Something bigger in mind?',
    text: 'Several boats, a long route, a company day: tell us.',
    action: 'Get Custom Quote',
  },
} as const;
