import { screen, within } from '@testing-library/react';
import { aBoat } from '../../../test-kit/a-boat';
import { renderPart } from '../../../test-kit/render-page';
import type { Conflict, Difference } from './listing-conflict';
import { ListingConflictDialog } from './listing-conflict-dialog';
import { listingSchema, startingValues } from './listing-schema';

const base = aBoat({ boatName: 'Northern Light', rate: 200 });
const met = {
  base,
  theirs: aBoat({ ...base, model: 'Theirs', rate: 320, customRates: { '2099-07-01': 900 } }),
  mine: listingSchema({ isNew: false }).parse({ ...startingValues(base, undefined), images: [], model: 'Mine' }),
};

async function show(conflict: Conflict = met) {
  const settled: (readonly Difference[])[] = [];
  let closings = 0;
  const user = await renderPart(
    <ListingConflictDialog
      conflict={conflict}
      onSettle={(taken) => settled.push(taken)}
      onClose={() => (closings += 1)}
    />,
    { as: 'owner' },
  );
  return { user, settled, closings: () => closings };
}
const field = (name: string | RegExp) => within(screen.getByRole('group', { name }));

it('shows what each side has, field by field, and begins with what the form has not touched as they have saved it', async () => {
  const { user, settled } = await show();
  expect(field('Model').getByRole('radio', { name: 'In your form Mine' })).toBeChecked();
  expect(field('Hourly rate (CAD)').getByRole('radio', { name: 'Saved since $320' })).toBeChecked();
  expect(field(/^Hourly rate on/).getByRole('radio', { name: 'In your form The usual rate' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save with these' }));
  expect(settled.map((taken) => taken.map(({ name }) => name))).toEqual([['rate', 'customRates']]);
});

it('shows in words what is said of the boat, and how it is boarded', async () => {
  const theirs = aBoat({
    ...base,
    facts: { area: 'harbourfront', costs: { items: { fuel: { is: 'included' } } }, rules: { pets: 'on_request' } },
    boarding: { marina: 'Pier 4', place: { latitude: 43.6, longitude: -79.4 } },
  });
  await show({ ...met, theirs });
  const since = (name: string) => field(name).getByText('Saved since').closest('label')?.textContent;
  expect([since('Area'), since('What’s included'), since('Rules'), since('Boarding')]).toEqual([
    'Saved sinceHarbourfront',
    'Saved sinceFuel: Included',
    'Saved sincePlease ask the owner before you bring a pet.',
    'Saved sinceWhere: Pier 4\nCoordinates: 43.6, -79.4',
  ]);
});

it('takes and keeps what is chosen', async () => {
  const { user, settled } = await show();
  await user.click(field('Model').getByRole('radio', { name: 'Saved since Theirs' }));
  await user.click(field('Hourly rate (CAD)').getByRole('radio', { name: 'In your form $200' }));
  await user.click(screen.getByRole('button', { name: 'Save with these' }));
  expect(settled.map((taken) => taken.map(({ name }) => name))).toEqual([['model', 'customRates']]);
});

it('leads back to the form with Escape, and settles nothing', async () => {
  const { user, settled, closings } = await show();
  await user.keyboard('{Escape}');
  expect([closings(), settled]).toEqual([1, []]);
});

it('offers no photo of the form that they have deleted', async () => {
  const [kept = '', deleted = '', added = ''] = ['a', 'b', 'c'].map((name) => `/api/image/boat-images/${name}.jpg`);
  const before = aBoat({ ...base, images: [kept, deleted] });
  const theirs = aBoat({ ...base, images: [kept] });
  await show({ base: before, theirs, mine: { ...met.mine, model: base.model, images: [kept, deleted, added] } });
  const alts = (side: string) =>
    within(field('Photos').getByText(side).closest('label') as HTMLElement)
      .getAllByRole('img')
      .map((photo) => photo.getAttribute('alt'));
  expect(alts('In your form')).toEqual(['Photo 1 of 2', 'Photo 2 of 2']);
  expect(alts('Saved since')).toEqual(['Photo 1 of 1']);
});
