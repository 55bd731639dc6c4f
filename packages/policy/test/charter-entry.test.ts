import { charterEntry, type CharterToEnter } from '../src';

const CHARTER: CharterToEnter = {
  ...{ bookingId: 31, standing: 'confirmed', boat: 'Northern Light', city: 'Toronto', guestCount: 6 },
  ...{ captainName: 'Marie Tremblay', purposeOfRental: null, specialRequests: 'A cake; please', reader: 'renter' },
  contacts: [
    { role: 'owner', fullName: 'James MacDonald', phone: '+14165550103', email: 'james@example.com' },
    { role: 'captain', fullName: 'Marie Tremblay', phone: '+14165550107', email: null },
  ],
};

describe('the entry of a charter in a calendar', () => {
  it('says to a renter when to come and whom to call', () => {
    expect(charterEntry(CHARTER)).toEqual({
      title: 'Charter: Northern Light',
      place: 'Toronto',
      description: [
        'Booking #31',
        '6 guests',
        'Please arrive 15 minutes early.',
        'Owner: James MacDonald, +1 416 555 0103, james@example.com',
        'Captain: Marie Tremblay, +1 416 555 0107',
        'Special requests: A cake; please',
      ].join('\n'),
    });
  });

  it('says of a request that it is one, and who would sail', () => {
    const { title, description } = charterEntry({ ...CHARTER, standing: 'pending', contacts: [] });
    expect(title).toBe('Requested charter: Northern Light');
    expect(description).toMatch(/^Reservation #31, not confirmed yet\n6 guests\nCaptain: Marie Tremblay\n/);
  });

  it('names neither a captain where there is none nor anybody once it is over', () => {
    expect(charterEntry({ ...CHARTER, captainName: null, contacts: [] }).description).toContain('No captain');
    for (const standing of ['cancelled', 'gone'] as const) {
      const { title, description } = charterEntry({ ...CHARTER, standing });
      expect(title).toBe('Canceled: Northern Light');
      expect(description).not.toMatch(/James|Marie|cake/);
    }
  });
});
