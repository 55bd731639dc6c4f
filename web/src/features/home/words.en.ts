export const en = {
  metaTitle: 'Harbourline: boat and yacht charters in {{cities}}',
  metaDescription:
    'Reserve certified boats, yachts and jet-skis with professional captains in {{cities}}. No booking fees; a {{depositPercent}} deposit holds your date.',
  hero: {
    title: 'The best seat in the city floats.',
    lead: 'Certified boats and professional captains in {{cities}}. A {{depositPercent}} deposit holds your date.',
  },
  why: {
    title: 'Why choose Harbourline',
    lead: 'A marketplace run by people who spend their weekends on the same water.',
    fees: {
      title: 'No Booking Fees',
      text: 'You pay the owner’s hourly rate and, if you hire one, the captain. We add nothing on top.',
    },
    certified: {
      title: 'Certified Boats',
      text: 'Every boat we list is certified, and captains have both licenses accepted before they take a charter.',
    },
    care: {
      title: 'Canadian Customer Care',
      text: 'Talk to a person in Toronto who knows the harbor, the boats and your reservation.',
    },
  },
  boats: {
    title: 'Out on the water this season',
    lead: 'A few of the boats you can reserve today.',
    all: 'Browse all boats',
  },
  destinations: {
    title: 'Three harbors, three moods',
    lead: 'Skyline, river or reef: pick the water first.',
    from: 'from {{price}}/day',
    toronto: 'The Islands, the Bluffs and the skyline at dusk',
    montreal: 'The Old Port, the locks and long summer evenings',
    cancun: 'Turquoise flats, Isla Mujeres and warm wind',
  },
  steps: {
    title: 'From the sofa to the deck',
    reserve: {
      title: 'Reserve',
      text: 'Choose your date, hours and captain. You know the price before you pay, and a {{depositPercent}} deposit holds the slot.',
    },
    confirm: {
      title: 'The owner confirms',
      text: 'Within {{ownerResponseTime}}. If boat and captain cannot be confirmed, your deposit comes back in full.',
    },
    board: {
      title: 'Step aboard',
      text: 'Pay the balance to the owner, and the captain’s fee at boarding. Arrive {{earlyArrivalTime}} early and enjoy.',
    },
  },
  reviews: {
    written: { title: 'What renters say about their boats', on: '· charter on {{day}}' },
    title: 'What our guests say',
    source: 'Review on Google Maps',
    all: 'Read all reviews',
    one: {
      text: 'We watched the sun go down behind the CN Tower with everyone we love on one deck. The captain made it feel effortless.',
      author: 'Priya N.',
      place: 'Toronto',
    },
    two: {
      text: 'Reserved on Tuesday, confirmed by dinner, on the lake on Saturday. The boat was exactly like the pictures.',
      author: 'Marc-André L.',
      place: 'Montreal',
    },
    three: {
      text: 'Twelve colleagues, one yacht, zero logistics. Our team still talks about the swim off the Islands.',
      author: 'Dana K.',
      place: 'Toronto',
    },
    four: {
      text: 'I proposed at anchor off Isla Mujeres. Our captain had champagne on ice before I asked.',
      author: 'Oliver B.',
      place: 'Cancun',
    },
    five: {
      text: 'Clear prices, no surprise fees, and somebody answered the phone when the weather turned. Rare.',
      author: 'Sofia R.',
      place: 'Mississauga',
    },
    six: {
      text: 'The kids fished, the grandparents napped in the shade, I steered for ten glorious minutes.',
      author: 'James T.',
      place: 'Toronto',
    },
  },
} as const;
