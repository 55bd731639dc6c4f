import type { Article } from './article';

export const articles: readonly Article[] = [
  {
    id: 'toronto-in-an-evening',
    title: 'Toronto in one evening, from the water',
    excerpt:
      'A route for the last four hours of light: the Western Gap, the lagoons, and the skyline when the windows start to glow.',
    fullContent: [
      'Leave the inner harbour through the Western Gap about four hours before sunset. The lake side of the Islands is usually calm by then, and the beaches empty out as the ferries turn home.',
      'Anchor off Hanlan’s Point for a swim. The water is warmest in August; ask your captain about the day’s temperature before you promise anything to the children.',
      'Come back through the Eastern Channel at dusk. For ten minutes the towers hold the last of the sun while the harbour is already dark. Nobody on board will speak. That is the point.',
    ],
    image: 'toronto',
    category: 'Destinations',
    readTime: 4,
    date: '2025-05-20',
    featured: true,
  },
  {
    id: 'first-time-aboard',
    title: 'Your first charter: what nobody tells you',
    excerpt:
      'Soft shoes, a warm layer, and why arriving fifteen minutes early is the best quarter of an hour of the day.',
    fullContent: [
      'Bring shoes with soft, light soles, and one layer more than the forecast suggests: it is always cooler on the water. Leave the wheeled suitcase at home; a soft bag fits in any locker.',
      'Arrive fifteen minutes early. The captain shows you the life jackets, the washroom and the one handle you must not turn, and you leave the dock on time.',
      'If you are prone to seasickness, eat lightly, stay on deck and look at the horizon. It works better than most things you can buy.',
    ],
    image: 'hero',
    category: 'Guides',
    readTime: 3,
    date: '2025-05-06',
    featured: false,
  },
  {
    id: 'montreal-locks',
    title: 'Montreal: an afternoon between the locks',
    excerpt: 'The Old Port, the Lachine Canal and a picnic that floats. A slow route for people in no hurry.',
    fullContent: [
      'The current of the Saint Lawrence is a serious matter, and the reason to hire a captain here. From the Old Port the river opens towards the Boucherville Islands, where shallow channels wind between reeds and herons.',
      'Pack a picnic from the market: it keeps better than you think in the shade of the aft deck. Drop the anchor, put your feet in the water, and let the city be a line on the horizon.',
    ],
    image: 'montreal',
    category: 'Destinations',
    readTime: 3,
    date: '2025-04-22',
    featured: false,
  },
  {
    id: 'celebrations',
    title: 'Birthdays, proposals and other reasons to cast off',
    excerpt: 'How to plan a celebration on board, from the guest list to the moment when everybody has to be quiet.',
    fullContent: [
      'Start with the number of guests, not with the boat: capacity is a legal limit, and the captain counts. Tell the owner what you are celebrating in your reservation; many know a florist by the dock.',
      'For a proposal, let the captain in on it. They will find the bay, hold the bow into the light, and remember something urgent to do on the other side of the boat.',
    ],
    image: 'hero',
    category: 'Occasions',
    readTime: 3,
    date: '2025-04-08',
    featured: false,
  },
  {
    id: 'cancun-flats',
    title: 'Cancun: the colors between hotel zone and Isla Mujeres',
    excerpt: 'Why the water changes color five times in seven kilometers, and where to stop for each of them.',
    fullContent: [
      'White sand under shallow water gives the pale turquoise that you came for; seagrass turns it green, depth turns it blue. Your captain reads it like a map.',
      'Snorkel early, before the wind. Sail or motor over to Isla Mujeres for lunch, and come back along the lee of the island when the afternoon breeze fills in.',
      'Use only sunscreen that is safe for the reef, and put it on well before you swim.',
    ],
    image: 'cancun',
    category: 'Destinations',
    readTime: 4,
    date: '2025-03-18',
    featured: false,
  },
  {
    id: 'light-footprint',
    title: 'Leave nothing but a wake',
    excerpt: 'Small habits that keep the water as you found it: anchoring, litter, noise and speed near the shore.',
    fullContent: [
      'Anchor in sand, never in grass or on rock. Take every wrapper home, including the ones you did not bring. Slow down near the shore: your wake reaches it long after you have passed.',
      'Sound carries over water. Turn the music down after sunset, and you may hear the loons.',
    ],
    image: 'montreal',
    category: 'Guides',
    readTime: 2,
    date: '2025-03-04',
    featured: false,
  },
];
