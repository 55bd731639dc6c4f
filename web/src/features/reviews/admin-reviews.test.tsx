import { listAdminReviews } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { anAdminReview } from '../../../test-kit/a-review';
import { answer, callsOf } from '../../../test-kit/answers';
import { renderPart } from '../../../test-kit/render-page';
import { itShowsItsStates } from '../../../test-kit/states';
import { AdminReviews } from './admin-reviews';

const show = () => renderPart(<AdminReviews />, { as: 'administrator' });

itShowsItsStates({
  call: listAdminReviews,
  show,
  empty: [[], 'No reported review is waiting for you'],
  data: [[anAdminReview()], 'Amélie Fournier about James MacDonald'],
});

it('asks for hidden ones where these are wanted', async () => {
  answer(listAdminReviews, []);
  const user = await show();
  await user.selectOptions(await screen.findByLabelText('Which reviews'), 'Hidden');
  expect(await screen.findByText('No review is hidden')).toBeVisible();
  expect(callsOf(listAdminReviews).at(-1)?.query).toMatchObject({ which: 'hidden' });
});
