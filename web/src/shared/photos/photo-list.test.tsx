import { me } from '@harbourline/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, callsOf } from '../../../test-kit/answers';
import { itOpensAndCloses, openDialog } from '../../../test-kit/dialogs';
import { aPerson } from '../../../test-kit/people';
import { renderPart } from '../../../test-kit/render-page';
import { PhotoList } from './photo-list';

const KEYS = ['charter-pictures/one.jpg', 'charter-pictures/two.jpg'];
const TO_OPEN = {
  show: () => renderPart(<PhotoList by={{ bookingId: 1 }} keys={KEYS} name="Olive Tremblay" />, { as: 'renter' }),
  opener: 'Photo 2 of 2, Olive Tremblay: show it larger',
  title: 'Photo 2 of 2, Olive Tremblay',
};
const pictures = () => screen.getAllByRole('button').map((button) => button.querySelector('img'));

itOpensAndCloses({ ...TO_OPEN, says: TO_OPEN.title });

it('shows the photo in the widths in which it comes', async () => {
  const [, dialog] = await openDialog(TO_OPEN);
  const large = dialog.getByAltText('Photo 2 of 2, Olive Tremblay');
  expect(large.getAttribute('srcset')).toContain('/api/bookings/1/pictures/charter-pictures/two.jpg?w=1280 1280w');
});

it('asks for a photo once more when the session has been renewed, and says then that it is gone', async () => {
  answer(me, aPerson('renter'));
  await TO_OPEN.show();
  const [first, second] = pictures();
  if (!first) throw new Error('there is no photo');
  fireEvent.error(first);
  await waitFor(() => expect(pictures()[0]).not.toBe(first));
  expect(callsOf(me)).toHaveLength(1);
  expect(screen.queryByText('This photo is not available')).not.toBeInTheDocument();
  fireEvent.error(pictures()[0] ?? document.body);
  expect(await screen.findByText('This photo is not available')).toBeVisible();
  expect(pictures()).toEqual([second]);
  expect(callsOf(me)).toHaveLength(1);
});
