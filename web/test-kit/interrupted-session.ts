import { login, refresh, type RouteDefinition } from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, refuse } from './answers';
import { type As, aPerson } from './people';
import { fillFields } from './render-page';

/** From now on a call is answered as to somebody whose session has ended. */
export function endSessionAt(route: RouteDefinition): void {
  refuse(route, 'unauthenticated');
  refuse(refresh, 'session_expired');
}

/** The same person signs in above the page, which has stayed. */
export async function signInAgain(user: UserEvent, as: Exclude<As, 'guest'>): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  answer(login, aPerson(as));
  await fillFields(user, within(dialog), { Phone: '4165550102', Password: 'secret-7' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
