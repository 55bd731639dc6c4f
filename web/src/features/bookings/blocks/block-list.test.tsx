import { deleteCalendarBlock } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { itActs } from '../../../../test-kit/dialogs';
import { NOW } from '../../../../test-kit/now';
import { aBlock } from '../../../../test-kit/a-booking';
import { renderPart } from '../../../../test-kit/render-page';
import { BlockList } from './block-list';

const show = (blocks = [aBlock()]) =>
  renderPart(<BlockList blocks={blocks} now={NOW} zoneOf={() => 'America/Toronto'} />, { as: 'captain' });

itActs({
  ...{ show, opener: /^Unblock Sat, Aug 1/, title: 'Free this time?', says: /anybody can reserve it/ },
  ...{ action: 'Free this time', call: deleteCalendarBlock, sends: { params: { id: aBlock().id } } },
  ...{ done: 'Time Is Free Again', afterFailure: 'closes' },
});

it('says that nothing is blocked, where all of it is over', async () => {
  await show([{ ...aBlock(), startDate: '2026-07-01T04:00:00Z', endDate: '2026-07-02T04:00:00Z' }]);
  expect(screen.getByText('No time is blocked.')).toBeVisible();
});
