import { screen } from '@testing-library/react';
import { useState } from 'react';
import { dialogsGone, itOpensAndCloses, openDialog } from '../../../test-kit/dialogs';
import { Opener } from '../../../test-kit/opener';
import { renderPart } from '../../../test-kit/render-page';
import { GalleryViewer } from './gallery-viewer';

const IMAGES = ['/api/image/boat-images/one.jpg', '/api/image/boat-images/two.jpg'];

function Photos({ images = IMAGES }: { images?: readonly string[] }) {
  const [index, setIndex] = useState(0);
  const move = (step: number) => setIndex((index + step + images.length) % images.length);
  return (
    <Opener>
      {({ open, onOpenChange }) => (
        <GalleryViewer {...{ images, index, open, onOpenChange }} title="32ft Sundancer" onMove={move} />
      )}
    </Opener>
  );
}

const TO_OPEN = {
  show: () => renderPart(<Photos />),
  ...{ opener: 'Open it', title: 'Photos of 32ft Sundancer' },
};
const photo = (number: number) => ({ name: `32ft Sundancer, photo ${number}` });

itOpensAndCloses({ ...TO_OPEN, says: /1.+2/ });

it('shows the next photo and the one before, by button and by key', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: 'Next photo' }));
  expect(dialog.getByRole('img', photo(2))).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('img', photo(1))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Previous photo' }));
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByRole('img', photo(1))).toBeVisible();
});

it('enlarges a photo up to a limit, and begins at rest with the next', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  const zoom = dialog.getByRole('status');
  expect(zoom).toHaveTextContent('100%');
  await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
  expect(zoom).not.toHaveTextContent('100%');
  await user.keyboard('++++++++++++');
  expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{ArrowRight}');
  expect(zoom).toHaveTextContent('100%');
});

it('has no way on where there is one photo only', async () => {
  const [user, dialog] = await openDialog({
    ...TO_OPEN,
    show: () => renderPart(<Photos images={IMAGES.slice(0, 1)} />),
  });
  expect(dialog.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /close/i }));
  await dialogsGone();
  expect(screen.getByRole('button', { name: 'Open it' })).toHaveFocus();
});
