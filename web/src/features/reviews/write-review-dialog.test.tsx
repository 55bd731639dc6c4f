import { ASPECTS, uploadCharterPictures, writeReview } from '@harbourline/contracts';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aCharterToReview, aWrittenReview } from '../../../test-kit/a-review';
import { answer, callsOf } from '../../../test-kit/answers';
import { type InDialog, itActs, openDialog } from '../../../test-kit/dialogs';
import { renderPart } from '../../../test-kit/render-page';
import { withUploads } from '../../../test-kit/uploads';
import { WriteReview } from './write-review';

const starsOf = (about: keyof typeof ASPECTS, all: number) =>
  Object.fromEntries(ASPECTS[about].map((aspect) => [aspect, all]));
const TEXT = 'A calm boat, and a kind owner.';
const dialog = { opener: 'Write a review', title: 'Review your charter' };

async function fillIn(user: UserEvent, inside: InDialog, part: string, label: string) {
  const of = within(inside.getByRole('region', { name: part }));
  for (const star of of.getAllByRole('radio', { name: '4 stars' })) await user.click(star);
  await user.clear(of.getByLabelText(label));
  await user.type(of.getByLabelText(label), TEXT);
}

describe('by the renter', () => {
  withUploads();
  itActs({
    ...dialog,
    show: () => renderPart(<WriteReview side="renter" charter={aCharterToReview()} />, { as: 'renter' }),
    says: /A review cannot be changed/,
    fillIn: async (user, inside) => {
      await fillIn(user, inside, 'Boat and owner', 'How was it?');
      await fillIn(user, inside, 'Captain Carla S.', 'How was the captain?');
    },
    ...{ action: 'Send review', call: writeReview, answered: [aWrittenReview({ isPublic: false })] },
    sends: {
      params: { id: '31' },
      body: {
        boat: { stars: starsOf('boat', 4), text: TEXT },
        captain: { stars: starsOf('captain', 4), text: TEXT },
      },
    },
    done: 'Thank you for your review',
  });

  const show = () => renderPart(<WriteReview side="renter" charter={aCharterToReview()} />, { as: 'renter' });

  it('may leave out the captain', async () => {
    answer(writeReview, [aWrittenReview()]);
    const [user, inside] = await openDialog({ show, ...dialog });
    await user.click(inside.getByLabelText('Review the captain as well'));
    await fillIn(user, inside, 'Boat and owner', 'How was it?');
    await user.click(inside.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Thank you for your review')).toBeVisible();
    expect(callsOf(writeReview)[0]?.body).toEqual({ boat: { stars: starsOf('boat', 4), text: TEXT } });
  });

  it('shows photos of the charter, which are uploaded as soon as they are chosen', async () => {
    const KEYS = ['charter-pictures/one.jpg', 'charter-pictures/two.jpg'];
    answer(uploadCharterPictures, { pictures: KEYS });
    answer(writeReview, [aWrittenReview()]);
    const [user, inside] = await openDialog({ show, ...dialog });
    await user.click(inside.getByLabelText('Review the captain as well'));
    await fillIn(user, inside, 'Boat and owner', 'How was it?');
    const photos = KEYS.map((name) => new File(['photo'], name, { type: 'image/jpeg' }));
    await user.upload(inside.getByLabelText('Add photos', { selector: 'input' }), photos);
    expect(await inside.findByAltText('Your photo 2 of 2')).toBeVisible();
    expect(callsOf(uploadCharterPictures)[0]).toMatchObject({ params: { id: '31' } });
    await user.click(inside.getByRole('button', { name: 'Remove photo 1' }));
    await user.click(inside.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Thank you for your review')).toBeVisible();
    const boat = { stars: starsOf('boat', 4), text: TEXT, pictures: KEYS.slice(1) };
    expect(callsOf(writeReview)[0]?.body).toEqual({ boat });
  });

  it('is chosen with the keyboard, and says what is missing', async () => {
    const [user, inside] = await openDialog({ show, ...dialog });
    await user.click(inside.getByRole('button', { name: 'Send review' }));
    expect((await inside.findAllByText('Please choose 1 to 5 stars')).length).toBe(10);
    expect(callsOf(writeReview)).toHaveLength(0);
    const condition = within(inside.getByRole('group', { name: 'Condition' }));
    condition.getByRole('radio', { name: '1 star' }).focus();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    expect(condition.getByRole('radio', { name: '3 stars' })).toBeChecked();
  });
});

describe('by the owner', () => {
  itActs({
    ...dialog,
    show: () => renderPart(<WriteReview side="owner" charter={aCharterToReview({ captain: null })} />, { as: 'owner' }),
    says: /owners see the stars when this renter requests a boat/,
    fillIn: (user, inside) => fillIn(user, inside, 'The renter', 'How was the renter as a guest?'),
    ...{ action: 'Send review', call: writeReview, answered: [aWrittenReview({ about: 'renter' })] },
    sends: { params: { id: '31' }, body: { renter: { stars: starsOf('renter', 4), text: TEXT } } },
    done: 'Thank you for your review',
  });
});
