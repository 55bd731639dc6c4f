/** What an operator changes: who to call and where to find us. Numbers and addresses are placeholders. */
export const site = {
  name: 'Harbourline',
  phone: '+1 800 555 0142',
  email: 'hello@harbourline.example',
  address: { street: '100 Harbour Street', city: 'Toronto', region: 'ON', postalCode: 'M5J 0A1', country: 'Canada' },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  reviewsUrl: 'https://www.google.com/maps/search/?api=1&query=boat+charter+Toronto+harbour',
} as const;

export { CITIES, type City } from '@harbourline/policy';
