const person = (id: number, role: string, fullName: string, email: string, phone: string) => ({
  id,
  role,
  fullName,
  email,
  phone,
});

/** Whom previews and test messages speak of. */
export const SAMPLE_PEOPLE = {
  renter: person(1, 'renter', 'Amélie Fournier', 'amelie.fournier@example.com', '+14165550142'),
  owner: person(2, 'owner', 'James MacDonald', 'james.macdonald@example.com', '+14165550103'),
  captain: person(3, 'captain', 'Marie Tremblay', 'marie.tremblay@example.com', '+14165550107'),
  'former captain': person(4, 'captain', 'Luc Gagnon', 'luc.gagnon@example.com', '+14165550118'),
};
