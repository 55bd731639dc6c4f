import type { Role } from '@harbourline/contracts';

export interface DemoAccount {
  role: Role;
  phone: string;
  password: string;
}

/** One account for each role, the same on every machine: these exist only where the demo data does. */
export const DEMO_ACCOUNTS: readonly (DemoAccount & {
  fullName: string;
  email: string;
  phoneConfirmed: true;
  emailConfirmed: true;
  agreesToTerms: true;
})[] = [
  {
    role: 'renter',
    phone: '+14165550101',
    password: 'sail-the-lake',
    phoneConfirmed: true,
    emailConfirmed: true,
    agreesToTerms: true,
    fullName: 'Amelia Chen',
    email: 'amelia.chen@example.com',
  },
  {
    role: 'owner',
    phone: '+14165550102',
    password: 'sail-the-lake',
    phoneConfirmed: true,
    emailConfirmed: true,
    agreesToTerms: true,
    fullName: 'Lakeshore Charters',
    email: 'office@lakeshore.example.com',
  },
  {
    role: 'captain',
    phone: '+14165550103',
    password: 'sail-the-lake',
    phoneConfirmed: true,
    emailConfirmed: true,
    agreesToTerms: true,
    fullName: 'Noah Bouchard',
    email: 'noah.bouchard@example.com',
  },
  {
    role: 'admin',
    phone: '+14165550104',
    password: 'sail-the-lake',
    phoneConfirmed: true,
    emailConfirmed: true,
    agreesToTerms: true,
    fullName: 'Harbour Office',
    email: 'admin@example.com',
  },
];
