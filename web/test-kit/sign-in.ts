import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillFields } from './render-page';

/** Fills in the form on the page that signs in, and sends it. */
export async function signIn(user: UserEvent, password = 'secret-7'): Promise<void> {
  await screen.findByLabelText('Phone');
  await fillFields(user, screen, { Phone: '4165550102', Password: password });
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}
