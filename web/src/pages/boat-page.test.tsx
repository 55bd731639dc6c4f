import {
  boatAvailability,
  boatCalendar,
  getAnswerTimes,
  getBoat,
  getBoatOwner,
  listBoatCaptains,
  listBoatQuestions,
  listBoatReviews,
  login,
  type OwnerFace,
  quoteReservation,
  viewBoat,
} from '@harbourline/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { As } from '../../test-kit/people';
import { aBoat, aCaptain, aMonth, openDays } from '../../test-kit/a-boat';
import { aQuote } from '../../test-kit/a-hold';
import { answer, callsOf, refuse } from '../../test-kit/answers';
import { itOpensAndCloses, openDialog } from '../../test-kit/dialogs';
import { aPerson } from '../../test-kit/people';
import { aQuestion } from '../../test-kit/a-question';
import { aReview } from '../../test-kit/a-review';
import { fill, renderPage } from '../../test-kit/render-page';
import { signIn } from '../../test-kit/sign-in';
import { itShowsItsStates } from '../../test-kit/states';

const OLIVE: OwnerFace = {
  ...{ name: 'Olive T.', memberSince: '2026-03', charters: 12, reviews: 0, checked: ['email'] },
};

beforeEach(() => {
  answer(getBoat, aBoat());
  answer(listBoatCaptains, [aCaptain()]);
  answer(boatCalendar, ({ query }) => aMonth(query.month));
  answer(boatAvailability, openDays());
  answer(getBoatOwner, OLIVE);
  answer(getAnswerTimes, { days: 90, answered: 4, medianMinutes: 150 });
  answer(viewBoat);
  answer(listBoatQuestions, []);
});

const show = (as: As = 'guest', search = '') => renderPage(`/boats/7${search}`, { as });

it('shows the boat, what it costs and who may skipper it', async () => {
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: '32ft Sundancer' })).toBeVisible();
  expect(screen.getByText('Quiet, wide and easy to board.')).toBeVisible();
  expect(screen.getByText('8 guests')).toBeVisible();
  expect(await screen.findByText('Carla Santos')).toBeVisible();
  await waitFor(() => expect(callsOf(viewBoat)).toHaveLength(1));
});

it('shows who owns the boat, and what of it was checked', async () => {
  await show();
  expect(await screen.findByText('Olive T.')).toBeVisible();
  expect(screen.getByText('March 2026')).toBeVisible();
  expect(await screen.findByText('3 hours (4 requests answered in the last 90 days)')).toBeVisible();
  expect(screen.getByText(/^Email: they opened/)).toBeVisible();
  expect(screen.queryByText(/^Phone:/)).not.toBeInTheDocument();
});

it('says what is included, what is allowed on board and in which area it is boarded', async () => {
  answer(
    getBoat,
    aBoat({
      facts: {
        area: 'harbourfront',
        costs: { items: { fuel: { is: 'at_dock' }, ice: { is: 'included' } } },
        rules: { pets: 'not_allowed' },
        vessel: { washrooms: 0 },
        bring: 'A light jacket',
      },
    }),
  );
  await show();
  expect(await screen.findByRole('row', { name: 'Fuel Paid at the dock, based on use' })).toBeVisible();
  expect(screen.getByText('No pets.')).toBeVisible();
  expect(screen.getByText('Harbourfront, Toronto')).toBeVisible();
  expect(screen.getByText('A light jacket')).toBeVisible();
  // The owner's own word counts for more than the list of amenities.
  expect(screen.getByText('3 hours minimum').closest('ul')).not.toHaveTextContent('Washroom');
});

itShowsItsStates({
  call: getBoat,
  show,
  loading: 'Loading the boat…',
  failed: 'Boat Not Found',
  data: [aBoat(), '32ft Sundancer'],
});

it('says that there is no such boat, and leads to all others', async () => {
  refuse(getBoat, 'boat_not_found');
  await show();
  expect(await screen.findByRole('heading', { name: 'Boat Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse All Boats' })).toHaveAttribute('href', '/boats');
});

it('asks nobody for a boat whose number is none', async () => {
  await renderPage('/boats/none');
  expect(await screen.findByRole('heading', { name: 'Boat Not Found' })).toBeVisible();
});

describe('its questions', () => {
  itShowsItsStates({
    call: listBoatQuestions,
    show,
    empty: [[], /reaches the owner and our support/],
    data: [[aQuestion()], 'With pleasure.'],
  });

  it('are reported by whoever is signed in, and by nobody else', async () => {
    answer(listBoatQuestions, [aQuestion()]);
    await show();
    expect(await screen.findByText('With pleasure.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Report the question/ })).toBeNull();
    await show('renter');
    expect(await screen.findByRole('button', { name: 'Report the question “May we bring a dog?”' })).toBeVisible();
  });
});

describe('its reviews', () => {
  const aspects = { condition: 5, cleanliness: 4.5, accuracy: 4.8, communication: 5, value: 4 };
  const rated = aBoat({ rating: { average: 4.7, count: 12, aspects } });

  it('are read under what they come to, aspect by aspect', async () => {
    answer(getBoat, rated);
    answer(listBoatReviews, [aReview({ reply: { text: 'Come back soon!', repliedAt: '2026-07-02T12:00:00Z' } })]);
    await show();
    expect(await screen.findByText('4.7 out of 5 from 12 guests')).toBeVisible();
    expect(screen.getByText('Value for money')).toBeVisible();
    expect(await screen.findByText('Amélie F.')).toBeVisible();
    expect(screen.getByText('Come back soon!')).toBeVisible();
    expect(screen.getByRole('link', { name: /Rated 4.7 out of 5 by 12 people/ })).toHaveAttribute('href', '#reviews');
  });

  it('are none, and not asked for, where nobody has written any', async () => {
    await show();
    expect(await screen.findByText(/^No reviews yet/)).toBeVisible();
    expect(callsOf(listBoatReviews)).toHaveLength(0);
  });

  it('are read where none of them counts in a rating', async () => {
    answer(getBoat, aBoat({ reviews: 1 }));
    answer(listBoatReviews, [aReview()]);
    await show();
    expect(await screen.findByText('Amélie F.')).toBeVisible();
    expect(screen.queryByText(/out of 5 from/)).toBeNull();
  });

  itShowsItsStates({
    call: listBoatReviews,
    show: () => {
      answer(getBoat, rated);
      return show();
    },
    empty: [[], 'No reviews yet'],
    data: [[aReview()], 'Amélie F.'],
  });
});

describe('its captains', () => {
  itShowsItsStates({
    call: listBoatCaptains,
    show,
    empty: [[], 'No captain can be booked for this boat yet.'],
    data: [[aCaptain()], 'Carla Santos'],
  });
});

describe('its free days', () => {
  it('are chosen, and then said to be free', async () => {
    const user = await show('renter');
    await user.click(await screen.findByRole('button', { name: 'Mon, Jul 20, $280/hour' }));
    expect(await screen.findByText(/^Free:/)).toBeVisible();
    expect(window.location.search).toBe('?date=2026-07-20');
    expect(screen.getByRole('link', { name: 'Reserve Now' })).toHaveAttribute(
      'href',
      '/boats/7/reserve?date=2026-07-20',
    );
  });

  it('are loaded again when asked to', async () => {
    refuse(boatCalendar, 'unavailable');
    const user = await show();
    expect(await screen.findByText(/^Free days could not be loaded/)).toBeVisible();
    answer(boatCalendar, aMonth());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /Jul 21, taken/ })).toBeDisabled();
  });

  it('go on in the next month', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(callsOf(boatCalendar).at(-1)?.query).toEqual({ month: '2026-08' }));
  });

  it('are pointed out where the time that was asked for is taken', async () => {
    const busy = [{ startDate: '2026-07-20T12:00:00Z', endDate: '2026-07-21T12:00:00Z' }];
    answer(boatAvailability, { ...openDays(), busy });
    await show('renter', '?date=2026-07-20&startTime=14:00&hours=4');
    expect(await screen.findByText(/^Taken:/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See free days' })).toHaveAttribute('href', '#calendar');
  });
});

describe('reserving', () => {
  it('is for renters', async () => {
    await show('owner');
    expect(await screen.findByRole('button', { name: 'Only Renters Can Reserve' })).toBeDisabled();
  });

  it('is not offered while the boat is hidden', async () => {
    answer(getBoat, aBoat({ isAvailable: false }));
    await show('renter');
    expect(await screen.findByRole('button', { name: 'Not available right now' })).toBeDisabled();
  });

  it('begins with signing in, on the same page, and goes on with the time that was asked for', async () => {
    answer(login, aPerson('renter'));
    answer(quoteReservation, aQuote());
    const user = await show('guest', '?date=2026-07-20&startTime=18:00');
    expect(await screen.findByRole('button', { name: 'Sign In to Reserve' })).toBeDisabled();
    await signIn(user);
    await waitFor(() => expect(window.location.pathname).toBe('/boats/7/reserve'));
  });

  it('is not gone on to by anybody but renters', async () => {
    answer(login, aPerson('owner'));
    const user = await show();
    await signIn(user);
    expect(await screen.findByRole('button', { name: 'Only Renters Can Reserve' })).toBeDisabled();
    expect(document.getElementById('content')).toHaveFocus();
  });

  it('opens the account that was asked for', async () => {
    const user = await show();
    expect(await screen.findByRole('tab', { name: /Sign In/, selected: true })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'create an account' }));
    expect(await screen.findByRole('tab', { name: /Create Account/, selected: true })).toBeVisible();
  });

  it('keeps what was typed while links lead to other parts of the page, and to it again', async () => {
    const user = await show();
    await user.click(screen.getByRole('link', { name: 'create an account' }));
    await fill(user, await screen.findByLabelText('Full Name'), 'Grace Harper');
    act(() => {
      location.hash = '#content';
    });
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveValue('Grace Harper'));
    await user.click(screen.getByRole('link', { name: 'create an account' }));
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Grace Harper');
  });

  it('says what is wrong with what was signed in with', async () => {
    refuse(login, 'wrong_credentials');
    const user = await show();
    await signIn(user, 'secret-8');
    expect(await screen.findByText('Sign In Failed')).toBeVisible();
  });
});

describe('its photos', () => {
  it('follow one another, by button and by key', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Next photo' }));
    expect(screen.getByRole('img', { name: '32ft Sundancer, photo 2' })).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('img', { name: '32ft Sundancer, photo 3' })).toBeVisible();
  });

  it('fill the screen, are enlarged, and leave it with Escape', async () => {
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'View fullscreen' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Photos of 32ft Sundancer' }));
    await user.click(viewer.getByRole('button', { name: 'Zoom in' }));
    expect(viewer.getByRole('status')).not.toHaveTextContent('100%');
    await user.keyboard('-{ArrowRight}');
    expect(viewer.getByRole('img', { name: '32ft Sundancer, photo 2' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a question about it', () => {
  itOpensAndCloses({ show, opener: 'Ask a Question', title: 'Ask a Question', says: /answers by email/ });

  it('is about this boat, from whoever is signed in', async () => {
    const [, dialog] = await openDialog({
      show: () => show('renter'),
      opener: 'Ask a Question',
      title: 'Ask a Question',
    });
    expect(dialog.getByLabelText('Subject')).toHaveValue('Inquiry about 32ft Sundancer');
    expect(dialog.getByLabelText('Email')).toHaveValue('renter@example.com');
  });
});
