import type { Role } from '@harbourline/contracts';
import { DEMO_ACCOUNTS } from './accounts';

export interface DemoPerson {
  role: Role;
  fullName: string;
  email: string;
  phone: string;
  password: string;
  /** So that the demo shows text messages. */
  phoneConfirmed: true;
  /** So that nobody is asked to confirm an address of nobody. */
  emailConfirmed: true;
  /** They are ours: nobody is asked for them. */
  agreesToTerms: true;
}

const password = 'sail-the-lake';
const person = (role: Role, fullName: string, email: string, phone: string): DemoPerson => ({
  role,
  fullName,
  email,
  phone,
  password,
  phoneConfirmed: true,
  emailConfirmed: true,
  agreesToTerms: true,
});

const [renter, owner, captain, admin] = DEMO_ACCOUNTS;
if (!renter || !owner || !captain || !admin) throw new Error('the demo has one account for each role');

export const DEMO_OWNERS: readonly DemoPerson[] = [
  owner,
  person('owner', 'Humber Bay Boats', 'hello@humberbay.example.com', '+14165550112'),
  person('owner', 'Vieux-Port Nautique', 'bonjour@vieuxport.example.com', '+15145550113'),
  person('owner', 'Rive-Sud Plaisance', 'info@rivesud.example.com', '+15145550114'),
  person('owner', 'Port Credit Marine', 'office@portcredit.example.com', '+19055550115'),
  person('owner', 'Caribe Azul', 'hola@caribeazul.example.com', '+529985550116'),
];

/** Which of the cities each captain works in, for how many dollars an hour, and who wants to be asked about each charter. */
export const DEMO_CAPTAINS: readonly {
  captain: DemoPerson;
  cities: readonly string[];
  rate: number;
  confirmsCharters?: true;
}[] = [
  { captain, cities: ['Toronto', 'Mississauga'], rate: 65 },
  {
    captain: person('captain', 'Isla MacLeod', 'isla.macleod@example.com', '+14165550121'),
    cities: ['Toronto'],
    rate: 80,
    confirmsCharters: true,
  },
  {
    captain: person('captain', 'Étienne Gagnon', 'etienne.gagnon@example.com', '+15145550122'),
    cities: ['Montreal'],
    rate: 70,
  },
  {
    captain: person('captain', 'Sofía Hernández', 'sofia.hernandez@example.com', '+529985550123'),
    cities: ['Cancun'],
    rate: 55,
  },
];

export const DEMO_RENTERS: readonly DemoPerson[] = [
  renter,
  person('renter', 'Liam O’Connor', 'liam.oconnor@example.com', '+14165550131'),
  person('renter', 'Priya Natarajan', 'priya.natarajan@example.com', '+16475550132'),
];

export const DEMO_ADMIN: DemoPerson = admin;

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  ...DEMO_OWNERS,
  ...DEMO_CAPTAINS.map((entry) => entry.captain),
  ...DEMO_RENTERS,
  admin,
];
