import {
  countOwnBookings,
  createBoat,
  deleteBoat,
  deleteImage,
  getBoat,
  listBookings,
  listOwnerBoats,
  listReceivedQuestions,
  listChartersToReview,
  listUnread,
  me,
  updateBoat,
  uploadImages,
} from '@harbourline/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { aBoat } from '../../test-kit/a-boat';
import { answer, callsOf, leaveOpen, refuse } from '../../test-kit/answers';
import { endSessionAt, signInAgain } from '../../test-kit/interrupted-session';
import { aPerson } from '../../test-kit/people';
import { fill, renderPage } from '../../test-kit/render-page';

beforeEach(() => {
  answer(me, aPerson('owner'));
  answer(getBoat, aBoat());
  answer(countOwnBookings, { pending: 0, upcoming: 0, completed: 0, declined: 0, canceled: 0 });
  answer(listBookings, []);
  answer(listOwnerBoats, []);
  answer(listReceivedQuestions, []);
  answer(listUnread, []);
  answer(listChartersToReview, []);
});

const show = (search = '?id=7') => renderPage(`/boat-management${search}`, { as: 'owner' });

it('is for owners', async () => {
  await renderPage('/boat-management', { as: 'renter' });
  expect(await screen.findByText(/Only boat owners can manage listings/)).toBeVisible();
});

it('says that it loads', async () => {
  leaveOpen(getBoat);
  await show();
  expect(await screen.findByText('Loading the listing…')).toBeVisible();
});

it('says that the listing is none of theirs', async () => {
  refuse(getBoat, 'boat_not_found');
  await show();
  expect(await screen.findByText('This listing no longer exists, or it is not yours.')).toBeVisible();
});

it('loads the listing when asked to try again', async () => {
  refuse(getBoat, 'unavailable');
  const user = await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer(getBoat, aBoat());
  await user.click(retry);
  expect(await screen.findByLabelText('Boat name')).toHaveValue('Sea Breeze');
});

it('saves what was changed', async () => {
  answer(updateBoat, aBoat({ boatName: 'Sea Wind' }));
  const user = await show();
  await fill(user, await screen.findByLabelText('Boat name'), 'Sea Wind');
  await user.click(screen.getByRole('button', { name: 'Update Listing' }));
  expect(await screen.findByText('Boat listing updated successfully!')).toBeVisible();
  expect(callsOf(updateBoat)[0]?.body).toMatchObject({ boatName: 'Sea Wind', model: 'Sundancer' });
});

it('keeps what was typed when it cannot be saved', async () => {
  refuse(updateBoat, 'unavailable');
  const user = await show();
  await fill(user, await screen.findByLabelText('Boat name'), 'Sea Wind');
  await user.click(screen.getByRole('button', { name: 'Update Listing' }));
  expect(await screen.findByText('The service is not available right now. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('Boat name')).toHaveValue('Sea Wind');
});

it('says on which tab something is missing', async () => {
  const user = await show();
  await fill(user, await screen.findByLabelText('Model'), '');
  await user.click(screen.getByRole('tab', { name: /Video/ }));
  await user.click(screen.getByRole('button', { name: 'Update Listing' }));
  expect(await screen.findByText('Something is missing or incorrect under Details.')).toBeVisible();
  expect(screen.getByLabelText('Model')).toHaveFocus();
});

it('takes a new listing only with photos', async () => {
  const user = await show('');
  await fill(user, await screen.findByLabelText('Boat name'), 'Sea Wind');
  await user.click(screen.getByRole('button', { name: 'Create Listing' }));
  expect(await screen.findByText('Photos Required')).toBeVisible();
  expect(callsOf(createBoat)).toHaveLength(0);
});

it('says so of photos that are still on their way', async () => {
  leaveOpen(uploadImages);
  const user = await show('');
  await fill(user, await screen.findByLabelText('Boat name'), 'Sea Wind');
  await user.click(screen.getByRole('tab', { name: /Photos/ }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nowhere to choose a file');
  await user.upload(input, new File(['picture'], 'bow.jpg', { type: 'image/jpeg' }));
  await user.click(screen.getByRole('button', { name: 'Create Listing' }));
  expect(await screen.findByText('Upload in Progress')).toBeVisible();
  expect(screen.queryByText('Photos Required')).not.toBeInTheDocument();
});

it('has tabs for features, prices, photos and a video', async () => {
  const user = await show();
  await user.click(await screen.findByRole('tab', { name: /Features/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Stove' }));
  await user.click(screen.getByRole('tab', { name: /Pricing/ }));
  expect(screen.getByLabelText('Hourly rate (CAD)')).toHaveValue('300');
  await user.click(screen.getByRole('tab', { name: /Photos/ }));
  await user.click(screen.getByRole('button', { name: 'Make photo 2 the main photo' }));
  await user.click(screen.getByRole('button', { name: 'Delete photo 3' }));
  await user.click(screen.getByRole('tab', { name: /Video/ }));
  await fill(user, screen.getByLabelText('Video link'), 'https://vimeo.com/76979871');
  answer(updateBoat, aBoat());
  answer(deleteImage);
  await user.click(screen.getByRole('button', { name: 'Update Listing' }));
  expect(await screen.findByText('Boat listing updated successfully!')).toBeVisible();
  expect(callsOf(updateBoat)[0]?.body).toMatchObject({
    images: ['/api/image/boat-images/two.jpg', '/api/image/boat-images/one.jpg'],
    amenities: ['Cooler', 'Washroom', 'Stove'],
    videoUrl: 'https://vimeo.com/76979871',
  });
});

it('says at the field which video a listing cannot have', async () => {
  const user = await show();
  await user.click(await screen.findByRole('tab', { name: /Video/ }));
  await fill(user, screen.getByLabelText('Video link'), 'https://evil.example/v.mp4');
  await user.click(screen.getByRole('button', { name: 'Update Listing' }));
  expect(await screen.findByText(/^Please enter a link to a video on YouTube or Vimeo/)).toBeVisible();
  expect(callsOf(updateBoat)).toHaveLength(0);
});

it('says at the field which text the server does not take', async () => {
  const fault = 'Please leave links and email addresses out of the text: “www.evil.example” reads as one';
  refuse(updateBoat, 'invalid_input', { fields: { description: fault } });
  const user = await show();
  await fill(user, await screen.findByLabelText('Description'), 'Cheaper at www.evil.example');
  await user.click(screen.getByRole('button', { name: 'Update Listing' }));
  expect(await screen.findByText(fault)).toBeVisible();
});

it('asks an owner to confirm their address before they list a boat', async () => {
  const unconfirmed = aPerson('owner', { isVerified: false });
  answer(me, unconfirmed);
  await renderPage('/boat-management', { as: 'owner', person: { isVerified: false } });
  expect(await screen.findByText('Please confirm your email address first')).toBeVisible();
  expect(screen.getByText(/opened the link in the email that we sent to owner@example.com/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeVisible();
});

it('asks nobody to confirm an address for a listing that there is', async () => {
  answer(me, aPerson('owner', { isVerified: false }));
  await renderPage('/boat-management?id=7', { as: 'owner', person: { isVerified: false } });
  expect(await screen.findByLabelText('Boat name')).toHaveValue('Sea Breeze');
  expect(screen.queryByText('Please confirm your email address first')).toBeNull();
});

it('keeps the photos of an upload that can be opened, and says why others cannot', async () => {
  const message = 'IMG_1234.HEIC is an HEIC photo that cannot be opened.';
  const refused = [{ file: 1, code: 'not_an_image', message }];
  answer(uploadImages, { imageUrls: ['/api/image/boat-images/9.jpg'], refused });
  const user = await show();
  await user.click(await screen.findByRole('tab', { name: /Photos/ }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nowhere to choose a file');
  const bow = new File(['picture'], 'bow.jpg', { type: 'image/jpeg' });
  await user.upload(input, [bow, new File(['picture'], 'IMG_1234.HEIC')]);
  expect(await screen.findByText('1 photo uploaded. Save the listing to keep it.')).toBeVisible();
  expect(within(await screen.findByRole('alert')).getByText(message)).toBeVisible();
});

it('uploads photos again, without choosing them again, that met the end of the session', async () => {
  endSessionAt(uploadImages);
  const user = await show();
  await user.click(await screen.findByRole('tab', { name: /Photos/ }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nowhere to choose a file');
  await user.upload(input, new File(['picture'], 'bow.jpg', { type: 'image/jpeg' }));
  await signInAgain(user, 'owner');
  answer(uploadImages, { imageUrls: ['/api/image/boat-images/9.jpg'] });
  await user.click(screen.getByRole('button', { name: 'Upload the photo again' }));
  expect(await screen.findByText('1 photo uploaded. Save the listing to keep it.')).toBeVisible();
});

it('refuses files that are no pictures', async () => {
  const user = await show();
  await user.click(await screen.findByRole('tab', { name: /Photos/ }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nowhere to choose a file');
  input.removeAttribute('accept');
  await user.upload(input, new File(['text'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('notes.txt is not an image file')).toBeVisible();
  expect(callsOf(uploadImages)).toHaveLength(0);
});

describe('what renters ask', () => {
  it('leads from a question to its field, and saves the answer', async () => {
    const user = await show();
    expect(await screen.findByText('0 of 23 questions answered')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'What is the address of the marina?' }));
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
    await fill(user, screen.getByLabelText('Address'), '245 Queens Quay West');
    await fill(user, screen.getByLabelText('Coordinates'), '43.6387, -79.3837');
    await user.click(screen.getByRole('tab', { name: /What’s included/ }));
    await user.selectOptions(screen.getByLabelText('Fuel'), 'Paid at the dock');
    await fill(user, screen.getByLabelText('Price of Fuel (CAD)'), '12.50');
    await user.click(screen.getByRole('tab', { name: /Rules/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Only with a captain/ }));
    await fill(user, screen.getByLabelText('Minimum age of guests, in years'), '0');
    await user.click(screen.getByRole('tab', { name: /The boat/ }));
    await user.click(screen.getByRole('checkbox', { name: 'French' }));
    await user.click(screen.getByRole('tab', { name: /Rules/ }));
    await user.click(screen.getByRole('tab', { name: /The boat/ }));
    expect(screen.getByLabelText('Youth')).toHaveValue('');
    expect(screen.getByText('6 of 23 questions answered')).toBeVisible();
    answer(updateBoat, aBoat());
    await user.click(screen.getByRole('button', { name: 'Update Listing' }));
    expect(await screen.findByText('Boat listing updated successfully!')).toBeVisible();
    expect(callsOf(updateBoat)[0]?.body).toMatchObject({
      facts: {
        costs: { items: { fuel: { is: 'at_dock', cents: 1250 } } },
        rules: { onlyWithCaptain: true, leastAge: 0 },
        vessel: { languages: ['fr'] },
      },
      boarding: { address: '245 Queens Quay West', place: { latitude: 43.6387, longitude: -79.3837 } },
    });
  });

  it('says at its field what cannot be said, wherever it stands', async () => {
    const user = await show();
    await user.click(await screen.findByRole('tab', { name: /Boarding/ }));
    await fill(user, await screen.findByLabelText('Coordinates'), 'by the lighthouse');
    await user.click(screen.getByRole('tab', { name: /Details/ }));
    await user.click(screen.getByRole('button', { name: 'Update Listing' }));
    expect(await screen.findByText('Something is missing or incorrect under Boarding.')).toBeVisible();
    expect(screen.getByText(/^Please enter latitude and longitude/)).toBeVisible();
    expect(screen.getByLabelText('Coordinates')).toHaveFocus();
  });

  it('keeps what was said when something else is changed', async () => {
    const said = {
      facts: { area: 'harbourfront', costs: { extras: [{ name: 'Ice', cents: 500, per: 'charter' }] } },
      boarding: { marina: 'Pier 4', picture: '/api/image/boat-images/dock.jpg' },
    } as const;
    answer(
      getBoat,
      aBoat({ facts: { ...said.facts, costs: { extras: [...said.facts.costs.extras] } }, boarding: said.boarding }),
    );
    answer(updateBoat, aBoat());
    const user = await show();
    await fill(user, await screen.findByLabelText('Boat name'), 'Sea Wind');
    await user.click(screen.getByRole('button', { name: 'Update Listing' }));
    await waitFor(() => expect(callsOf(updateBoat)[0]?.body).toMatchObject(said));
  });
});

describe('deleting', () => {
  it('says what it means first', async () => {
    answer(deleteBoat);
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Delete Listing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Boat Listing' }));
    expect(dialog.getByText(/This action cannot be undone/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete Permanently' }));
    expect(await screen.findByText('Boat listing deleted successfully!')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Owner Dashboard' })).toBeVisible();
  });

  it('leaves the listing where it fails', async () => {
    refuse(deleteBoat, 'unavailable');
    const user = await show();
    await user.click(await screen.findByRole('button', { name: 'Delete Listing' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Permanently' }));
    expect(await screen.findByText('The service is not available right now. Please try again.')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('leaving with changes', () => {
  it('asks first', async () => {
    const user = await show();
    await fill(user, await screen.findByLabelText('Boat name'), 'Sea Wind');
    await user.click(screen.getByRole('link', { name: 'Back to dashboard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay on this page' }));
    expect(screen.getByLabelText('Boat name')).toHaveValue('Sea Wind');
    await user.click(screen.getByRole('link', { name: 'Back to dashboard' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Owner Dashboard' })).toBeVisible();
  });
});

it('deletes no photo of the saved listing for a change that was not saved', async () => {
  const [one = '', two = ''] = ['a', 'b'].map((name) => `/api/image/boat-images/${name}.jpg`);
  answer(getBoat, aBoat({ images: [one] }));
  refuse(updateBoat, 'listing_changed');
  const user = await show();
  await fill(user, await screen.findByLabelText('Boat name'), 'Sea Wind');
  answer(getBoat, aBoat({ images: [one, two] }));
  await user.click(screen.getByRole('button', { name: 'Update Listing' }));
  const take = await screen.findByRole('button', { name: 'Save with these' });
  refuse(updateBoat, 'unavailable');
  await user.click(take);
  expect(await screen.findByText('Error')).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: /Photos/ }));
  answer(deleteImage);
  await user.click(await screen.findByRole('button', { name: 'Delete photo 2' }));
  await user.click(screen.getByRole('button', { name: 'Update Listing' }));
  await waitFor(() => expect(callsOf(updateBoat)).toHaveLength(3));
  expect(callsOf(deleteImage)).toHaveLength(0);
  answer(updateBoat, aBoat({ images: [one] }));
  await user.click(screen.getByRole('button', { name: 'Update Listing' }));
  await waitFor(() => expect(callsOf(deleteImage)).toHaveLength(1));
});
