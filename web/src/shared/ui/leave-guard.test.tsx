import { getBoat, me } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aBoat } from '../../../test-kit/a-boat';
import { answer } from '../../../test-kit/answers';
import { dialogsGone, itOpensAndCloses, openDialog } from '../../../test-kit/dialogs';
import { aPerson } from '../../../test-kit/people';
import { fill, renderPage } from '../../../test-kit/render-page';

beforeEach(() => {
  answer(me, aPerson('owner'));
  answer(getBoat, aBoat());
});

const name = () => screen.findByLabelText('Boat name');

async function goElsewhere(user: UserEvent): Promise<void> {
  const [link] = await screen.findAllByRole('link', { name: 'Pricing' });
  if (link) await user.click(link);
}

const TO_OPEN = {
  show: async () => {
    const user = await renderPage('/boat-management?id=7', { as: 'owner' });
    await fill(user, await name(), 'Sea Wind');
    return user;
  },
  ...{ opener: goElsewhere, title: 'Leave without saving?' },
};

itOpensAndCloses({ ...TO_OPEN, says: /have not been saved yet/ });

it('stays where something is not saved, with all of it', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: 'Stay on this page' }));
  await dialogsGone();
  expect(await name()).toHaveValue('Sea Wind');
  expect(window.location.pathname).toBe('/boat-management');
});

it('goes where somebody wanted to, once they say so', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { level: 1, name: /pricing/i })).toBeVisible();
});

it('asks the browser to ask as well, while something is not saved', async () => {
  const user = await renderPage('/boat-management?id=7', { as: 'owner' });
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await name();
  expect(leaves()).toBe(true);
  await fill(user, await name(), 'Sea Wind');
  expect(leaves()).toBe(false);
});

it('asks nobody who has changed nothing', async () => {
  const user = await renderPage('/boat-management?id=7', { as: 'owner' });
  await name();
  await goElsewhere(user);
  expect(await screen.findByRole('heading', { level: 1, name: /pricing/i })).toBeVisible();
});
