import type { Role } from '@harbourline/contracts';
import type { Client } from 'pg';

export const NOW = '2026-06-01T12:00:00.000Z';
/** 14:00 to 18:00 in Toronto, two weeks ahead. */
export const SLOT = { startDate: '2026-06-15T18:00:00.000Z', endDate: '2026-06-15T22:00:00.000Z' };
export const OWNER = 3;
export const RENTER = 5;
export const CAPTAIN = 7;
export const BOAT = 12;
/** Until when the captains' licences are good. */
const LICENSED_UNTIL = '2029-06-30';
/** Captains with both licences who ask for less and for more than the first. */
export const CHEAPER_CAPTAIN = 9;
export const DEARER_CAPTAIN = 10;

/** The user who acts in a role unless somebody else is named. */
export const PARTY: Record<Role, number> = { renter: RENTER, owner: OWNER, captain: CAPTAIN, admin: 1 };

/** Fills the tables that booking keeps of catalog's and identity's events. */
export async function fillProjections(sql: Client): Promise<void> {
  await sql.query(
    `INSERT INTO boats (id, owner_id, boat_name, model, city, capacity, length, rate_cents, minimum_hours, custom_rates, images, available)
     VALUES ($1, $2, 'Northern Light', 'Sea Ray Sundancer', 'Toronto', 12, 45, 35000, 3, '{"2026-07-01": 420}', '{}', true)`,
    [BOAT, OWNER],
  );
  for (const [id, role, name, licensed] of [
    [OWNER, 'owner', 'Olivia Owner', false],
    [RENTER, 'renter', 'Rory Renter', false],
    [CAPTAIN, 'captain', 'Cam Captain', true],
    [8, 'captain', 'Una Licensed', false],
    [CHEAPER_CAPTAIN, 'captain', 'Chloe Cheaper', true],
    [DEARER_CAPTAIN, 'captain', 'Dan Dearer', true],
  ] as const) {
    const until = licensed ? LICENSED_UNTIL : null;
    await sql.query(
      `INSERT INTO users (id, role, full_name, email, phone, licensed, active, licensed_until, charters_until)
       VALUES ($1, $2, $3, $4, $5, $6, true, $7, $7)`,
      [id, role, name, `${id}@example.com`, `+1416555010${id}`, licensed, until],
    );
  }
  await sql.query(
    'INSERT INTO captain_rates (boat_id, captain_id, hourly_rate_cents, active) VALUES ($1, $2, 6500, true), ($1, 8, 5000, true), ($1, $3, 5000, true), ($1, $4, 9000, true)',
    [BOAT, CAPTAIN, CHEAPER_CAPTAIN, DEARER_CAPTAIN],
  );
}

/** Another boat like the first, in whichever city. */
export async function addBoat(sql: Client, id: number, city = 'Toronto'): Promise<void> {
  await sql.query(
    `INSERT INTO boats (id, owner_id, boat_name, model, city, capacity, length, rate_cents, minimum_hours, custom_rates, images, available)
     SELECT $1, owner_id, boat_name, model, $2, capacity, length, rate_cents, minimum_hours, custom_rates, images, available
     FROM boats WHERE id = $3`,
    [id, city, BOAT],
  );
}
