/** Whom previews and test messages speak of. */
export const SAMPLE_PEOPLE = {
  renter: {
    id: 1,
    role: 'renter',
    fullName: 'Amélie Fournier',
    email: 'amelie.fournier@example.com',
    phone: '+14165550142',
  },
  owner: {
    id: 2,
    role: 'owner',
    fullName: 'James MacDonald',
    email: 'james.macdonald@example.com',
    phone: '+14165550103',
  },
  captain: {
    id: 3,
    role: 'captain',
    fullName: 'Marie Tremblay',
    email: 'marie.tremblay@example.com',
    phone: '+14165550107',
  },
  'former captain': {
    id: 4,
    role: 'captain',
    fullName: 'Luc Gagnon',
    email: 'luc.gagnon@example.com',
    phone: '+14165550118',
  },
};
