import { screen } from '@testing-library/react';
import { renderPart } from '../../../test-kit/render-page';
import { DOCK_WAITS_KEY } from '../../shared/lib/dock-waits';
import { WaitsAtDock } from './waits-at-dock';

const show = () => renderPart(<WaitsAtDock userId={5}>It is lost.</WaitsAtDock>, { as: 'renter' });
const TITLE = 'Something from the dock has not been sent yet';
afterEach(() => localStorage.removeItem(DOCK_WAITS_KEY));

it('says so while something of theirs waits', async () => {
  localStorage.setItem(DOCK_WAITS_KEY, '4 5');
  await show();
  expect(screen.getByText(TITLE)).toBeVisible();
  expect(screen.getByText('It is lost.')).toBeVisible();
});

it.each(['', '4 15'])('says nothing where nothing of theirs waits: "%s"', async (waiting) => {
  localStorage.setItem(DOCK_WAITS_KEY, waiting);
  await show();
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
});
