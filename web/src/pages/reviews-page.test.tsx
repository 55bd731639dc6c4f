import { listChartersToReview, listReceivedReviews, listWrittenReviews } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { aCharterToReview, aReceivedReview, aWrittenReview } from '../../test-kit/a-review';
import { answer } from '../../test-kit/answers';
import type { As } from '../../test-kit/people';
import { renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';

beforeEach(() => {
  answer(listChartersToReview, []);
  answer(listReceivedReviews, [aReceivedReview()]);
  answer(listWrittenReviews, [aWrittenReview()]);
});

const show = (as: As = 'owner', search = '') => renderPage(`/reviews${search}`, { as });

it('asks guests to sign in, and tells administrators that they have none', async () => {
  await show('guest');
  expect(await screen.findByText('Please sign in to see your reviews')).toBeVisible();
});

it('is not for administrators', async () => {
  await show('administrator');
  expect(await screen.findByText('Administrators have no reviews of their own')).toBeVisible();
});

describe('what others wrote', () => {
  itShowsItsStates({
    call: listReceivedReviews,
    show,
    empty: [[], 'Nobody has reviewed you yet'],
    data: [[aReceivedReview()], 'A calm boat, and a kind owner.'],
  });

  it('is all that a captain has', async () => {
    await show('captain');
    expect(await screen.findByText('Amélie F.')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});

describe('what one wrote', () => {
  const written = () => show('renter', '?tab=written');
  itShowsItsStates({
    call: listWrittenReviews,
    show: written,
    empty: [[], 'You have not written any reviews yet'],
    data: [[aWrittenReview()], 'Public'],
  });

  it('says until when nobody reads it, and why it is hidden', async () => {
    answer(listWrittenReviews, [
      aWrittenReview({ id: 1, isPublic: false, publishedAt: '2026-07-14T22:00:00Z' }),
      aWrittenReview({ id: 2, isPublic: false, hiddenReason: 'It names somebody else.' }),
    ]);
    await written();
    expect(await screen.findByText(/^Not public before Tue, Jul 14, 2026/)).toBeVisible();
    expect(screen.getByText('We have hidden this review: It names somebody else.')).toBeVisible();
  });
});

it('names the charters that wait for a review', async () => {
  answer(listChartersToReview, [aCharterToReview()]);
  await show();
  expect(await screen.findByText('32ft Sundancer, Tue, Jun 30, 2026')).toBeVisible();
});
