import { fireEvent, screen } from '@testing-library/react';
import { itOpensAndCloses, openDialog } from '../../../../test-kit/dialogs';
import { renderPart } from '../../../../test-kit/render-page';
import { MessagePhotos } from './message-photos';

const KEYS = ['charter-pictures/one.jpg', 'charter-pictures/two.jpg'];
const TO_OPEN = {
  show: () => renderPart(<MessagePhotos bookingId={1} keys={KEYS} name="Olive Tremblay" />, { as: 'renter' }),
  opener: 'Photo 2 of 2, Olive Tremblay: show it larger',
  title: 'Photo 2 of 2, Olive Tremblay',
};

itOpensAndCloses({ ...TO_OPEN, says: TO_OPEN.title });

it('shows the photo in the widths in which it comes', async () => {
  const [, dialog] = await openDialog(TO_OPEN);
  const large = dialog.getByAltText('Photo 2 of 2, Olive Tremblay');
  expect(large.getAttribute('srcset')).toContain('/api/bookings/1/pictures/charter-pictures/two.jpg?w=1280 1280w');
});

it('says where a photo is gone, and shows the others', async () => {
  await TO_OPEN.show();
  const [first, second] = screen.getAllByRole('button');
  fireEvent.error(first?.querySelector('img') ?? document.body);
  expect(await screen.findByText('This photo is not available')).toBeVisible();
  expect(second).toBeVisible();
});
