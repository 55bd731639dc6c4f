import { charterHours, listBoats } from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aListedBoat } from '../../test-kit/a-boat';
import { answer, callsOf, refuse } from '../../test-kit/answers';
import { renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';

const BOATS = [aListedBoat(), aListedBoat({ id: 8, model: 'Catalina', title: '40ft Catalina', length: 40 })];

beforeEach(() => answer(listBoats, BOATS));

itShowsItsStates({
  call: listBoats,
  show: () => renderPage('/boats'),
  empty: [[], /^No boats found matching your criteria/],
  data: [BOATS, '2 boats'],
});

it('leads to each boat', async () => {
  await renderPage('/boats');
  expect(await screen.findByRole('link', { name: /32ft Sundancer/ })).toHaveAttribute('href', '/boats/7');
  expect(screen.getByRole('heading', { level: 2, name: /40ft Catalina/ })).toBeVisible();
});

it('shows the next picture of a boat on a phone, and the boat when a picture is tapped', async () => {
  answer(listBoats, [aListedBoat({ images: ['/a.jpg', '/b.jpg', '/c.jpg'] })]);
  const user = await renderPage('/boats');
  const picture = await screen.findByRole('img', { name: '32ft Sundancer, photo 1' });
  const follow = jest.spyOn(screen.getByRole('link', { name: '32ft Sundancer' }), 'click');
  const shown = () => [...document.querySelectorAll('[data-shown]')].map((dot) => dot.getAttribute('data-shown'));
  const swipe = (from: number, to: number) =>
    user.pointer([
      { keys: '[TouchA>]', target: picture, coords: { clientX: from } },
      { keys: '[/TouchA]', target: picture, coords: { clientX: to } },
    ]);
  await swipe(300, 100);
  expect(shown()).toEqual(['false', 'true', 'false']);
  await swipe(100, 300);
  expect(shown()).toEqual(['true', 'false', 'false']);
  expect(follow).not.toHaveBeenCalled();
  await user.click(picture);
  expect(follow).toHaveBeenCalledTimes(1);
});

it('asks for the boats that the address names', async () => {
  await renderPage('/boats?location=Montreal&capacity=6%2B&sort=newest');
  expect(await screen.findByRole('heading', { level: 1, name: 'Boats in Montreal for 6+ people' })).toBeVisible();
  await screen.findByText('2 boats');
  expect(callsOf(listBoats)[0]?.query).toMatchObject({ location: 'Montreal', capacity: '6+', sort: 'newest' });
});

it('narrows the list, and keeps that in the address', async () => {
  const user = await renderPage('/boats');
  await user.selectOptions(await screen.findByLabelText('Location'), 'Cancun');
  await waitFor(() => expect(callsOf(listBoats).at(-1)?.query).toMatchObject({ location: 'Cancun' }));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
  await waitFor(() => expect(callsOf(listBoats).at(-1)?.query).toMatchObject({ sort: 'newest' }));
  expect(window.location.search).toContain('location=Cancun');
});

it('asks for just as many guests, pets, a washroom and a captain, and keeps that in the address', async () => {
  const user = await renderPage('/boats?pets=true&washroom=perhaps');
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  expect(await screen.findByRole('checkbox', { name: 'Pets allowed, or on request' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Washroom on board' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'A captain can be hired' }));
  await user.type(screen.getByLabelText('Number of guests'), '07x');
  await waitFor(() =>
    expect(callsOf(listBoats).at(-1)?.query).toMatchObject({ pets: 'true', captain: 'true', capacity: '7+' }),
  );
  expect(window.location.search).toBe('?capacity=7%2B&pets=true&captain=true');
  await user.click(screen.getByRole('checkbox', { name: 'Pets allowed, or on request' }));
  await waitFor(() => expect(window.location.search).toBe('?capacity=7%2B&captain=true'));
});

it('searches in words', async () => {
  const user = await renderPage('/boats');
  await user.type(screen.getByLabelText('Search by model or description'), 'sun{Enter}');
  await waitFor(() => expect(callsOf(listBoats).at(-1)?.query).toMatchObject({ q: 'sun' }));
});

it('shows all boats again when the filters are cleared', async () => {
  answer(listBoats, ({ query }) => (query.location || query.washroom ? [] : BOATS));
  const user = await renderPage('/boats?location=Cancun&washroom=true');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('2 boats')).toBeVisible();
});

it('loads more, and leads to the first new boat', async () => {
  answer(listBoats, BOATS, { cursor: 'abc' });
  const user = await renderPage('/boats');
  const more = await screen.findByRole('button', { name: 'Load more' });
  answer(listBoats, [aListedBoat({ id: 9, title: '25ft Nimbus', model: 'Nimbus', length: 25 })]);
  await user.click(more);
  await waitFor(() => expect(screen.getByRole('link', { name: /25ft Nimbus/ })).toHaveFocus());
  expect(callsOf(listBoats).at(-1)?.query).toMatchObject({ cursor: 'abc' });
  expect(screen.getByText('3 boats')).toBeVisible();
});

it('keeps the list when more cannot be loaded', async () => {
  answer(listBoats, BOATS, { cursor: 'abc' });
  const user = await renderPage('/boats');
  const more = await screen.findByRole('button', { name: 'Load more' });
  refuse(listBoats, 'unavailable');
  await user.click(more);
  expect(await screen.findByText('More boats could not be loaded. Please try again.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /32ft Sundancer/ })).toBeVisible();
});

describe('the dialog for date and time', () => {
  beforeEach(() => answer(charterHours, { shortest: 2, longest: 8 }));

  it('asks for boats that are free then', async () => {
    const user = await renderPage('/boats');
    await user.click(screen.getByRole('button', { name: /Any date/ }));
    const dialog = await screen.findByRole('dialog', { name: 'When would you like to go?' });
    expect(within(dialog).getByRole('button', { name: 'Show boats' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: /Jul 20/ }));
    await user.selectOptions(within(dialog).getByLabelText('Start time'), '14:00');
    await user.click(within(dialog).getByRole('button', { name: 'Show boats' }));
    await waitFor(() =>
      expect(callsOf(listBoats).at(-1)?.query).toMatchObject({ date: '2026-07-20', startTime: '14:00' }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('changes nothing when it is closed', async () => {
    const user = await renderPage('/boats?date=2026-07-20');
    await user.click(screen.getByRole('button', { expanded: false, name: /^Date/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?date=2026-07-20');
  });

  it('is undone by taking the date away', async () => {
    const user = await renderPage('/boats?date=2026-07-20');
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(callsOf(listBoats).at(-1)?.query).not.toHaveProperty('date'));
  });
});
