import { deleteBoat } from '@harbourline/contracts';
import { useState } from 'react';
import { itActs } from '../../../test-kit/dialogs';
import { renderPart } from '../../../test-kit/render-page';
import { DeleteListing } from './delete-listing';

/** Whoever shows a listing leaves it once it is gone. */
function Listing() {
  const [isDeleted, setDeleted] = useState(false);
  return isDeleted ? <p>No listing</p> : <DeleteListing boatId={7} onDeleted={() => setDeleted(true)} />;
}

itActs({
  show: () => renderPart(<Listing />, { as: 'owner' }),
  ...{ opener: 'Delete Listing', title: 'Delete Boat Listing', says: /^This action cannot be undone/ },
  ...{ action: 'Delete Permanently', call: deleteBoat, sends: { params: { id: '7' } } },
  done: 'No listing',
});
