import { confirmEmail, me, sendConfirmation } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { answer, callsOf, leaveOpen, refuse } from '../../test-kit/answers';
import { aPerson } from '../../test-kit/people';
import { renderPage } from '../../test-kit/render-page';

const LINK = '/confirm-email?token=abc';

it('says that it is under way', async () => {
  leaveOpen(confirmEmail);
  await renderPage(LINK);
  expect(screen.getByText('Confirming your email address…')).toBeVisible();
});

it('confirms the address at once', async () => {
  answer(confirmEmail);
  await renderPage(LINK);
  expect(await screen.findByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeVisible();
  expect(callsOf(confirmEmail).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
});

it('knows then that whoever is signed in has confirmed it', async () => {
  answer(confirmEmail);
  answer(me, aPerson('renter'));
  await renderPage(LINK, { as: 'renter', person: { isVerified: false } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeVisible();
  expect(callsOf(me)).toHaveLength(1);
});

it('tries again when asked to', async () => {
  refuse(confirmEmail, 'unavailable');
  const user = await renderPage(LINK);
  expect(await screen.findByText('Your email address could not be confirmed')).toBeVisible();
  answer(confirmEmail);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeVisible();
});

it('tells guests where to ask for another link', async () => {
  refuse(confirmEmail, 'confirmation_link_invalid');
  await renderPage(LINK);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' })).toBeVisible();
  expect(screen.getByText(/Sign in and request another/)).toBeVisible();
});

it('sends another link to whoever is signed in', async () => {
  refuse(confirmEmail, 'confirmation_link_invalid');
  answer(sendConfirmation);
  const user = await renderPage(LINK, { as: 'renter', person: { isVerified: false } });
  await user.click(await screen.findByRole('button', { name: /send/i }));
  expect(await screen.findByText(/sent/i, { selector: '[data-title], li *' })).toBeVisible();
  expect(callsOf(sendConfirmation)).toHaveLength(1);
});

it('needs no link of whoever has confirmed the address already', async () => {
  refuse(confirmEmail, 'confirmation_link_invalid');
  await renderPage(LINK, { as: 'owner' });
  expect(await screen.findByText('Your email address is already confirmed.')).toBeVisible();
});
