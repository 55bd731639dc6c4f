import type { UserState } from '@harbourline/contracts';
import { keepRows } from '@harbourline/service-kit';
import type { Tx } from '../../db/database';

/** Keeps people as their newest events say they are: whom messages name, and where they go. */
export async function noteUsers(tx: Tx, told: readonly { data: UserState }[]): Promise<void> {
  const rows = told.map(
    ({ data: { id, role, fullName, email, phone, phoneConfirmed = false, smsEnabled = false } }) => ({
      ...{ id, role, full_name: fullName, email, phone, phone_confirmed: phoneConfirmed, sms_enabled: smsEnabled },
    }),
  );
  await keepRows(tx, { table: 'users', key: ['id'] }, rows);
}
