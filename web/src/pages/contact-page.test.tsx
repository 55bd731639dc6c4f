import { sendContactMessage } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, callsOf, refuse } from '../../test-kit/answers';
import { fillFields, renderPage } from '../../test-kit/render-page';

async function write(user: UserEvent): Promise<void> {
  await fillFields(user, screen, {
    ...{ 'First name': 'Noor', 'Last name': 'Haddad', Email: 'noor@example.com' },
    ...{ Phone: '416 555 0199', Message: 'Do you take twelve of us?' },
  });
  await user.selectOptions(screen.getByLabelText('Preferred destination'), 'Toronto');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
}

it('says how to reach us', async () => {
  await renderPage('/contact');
  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(screen.getByText('Call us, toll-free')).toBeVisible();
});

it('sends a message once, and is ready for another', async () => {
  answer(sendContactMessage, { message: 'Thank you' });
  const user = await renderPage('/contact');
  await write(user);
  expect(await screen.findByText('Message Sent!')).toBeVisible();
  expect(callsOf(sendContactMessage)).toHaveLength(1);
  expect(callsOf(sendContactMessage)[0]?.body).toMatchObject({ firstName: 'Noor', destination: 'toronto' });
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it('says what is missing, and sends nothing', async () => {
  const user = await renderPage('/contact');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('Message must be at least 10 characters')).toBeVisible();
  expect(screen.getByText('Please choose a destination')).toBeVisible();
});

it('keeps what was typed when it cannot be sent', async () => {
  refuse(sendContactMessage, 'unavailable');
  const user = await renderPage('/contact');
  await write(user);
  expect(await screen.findByText('There was an error sending your message. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('Do you take twelve of us?');
});

it('knows who is signed in', async () => {
  await renderPage('/contact', { as: 'renter' });
  expect(await screen.findByDisplayValue('renter@example.com')).toBeVisible();
});
