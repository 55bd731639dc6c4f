import { charterHours } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { answer } from '../../../test-kit/answers';
import { dialogsGone, itOpensAndCloses, openDialog } from '../../../test-kit/dialogs';
import { renderPart } from '../../../test-kit/render-page';
import type { When } from '../../shared/charter-time/charter-time-values';
import { WhenFilter } from './when-filter';

beforeEach(() => answer(charterHours, { shortest: 3, longest: 8 }));

function Filter() {
  const [when, setWhen] = useState<When>({});
  return (
    <>
      <WhenFilter when={when} city="Toronto" onChange={setWhen} />
      <output>{JSON.stringify(when)}</output>
    </>
  );
}

const TO_OPEN = {
  show: () => renderPart(<Filter />),
  ...{ opener: /Any date/, title: 'When would you like to go?' },
};

itOpensAndCloses({ ...TO_OPEN, says: /^Only boats that are free at that time are listed/ });

it('asks for a date at least, and is answered with what was chosen', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  expect(dialog.getByRole('button', { name: 'Show boats' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: /Jul 20, 2026/ }));
  await user.selectOptions(dialog.getByLabelText('Start time'), '14:00');
  await user.selectOptions(dialog.getByLabelText('Duration'), '4');
  await user.click(dialog.getByRole('button', { name: 'Show boats' }));
  await dialogsGone();
  expect(screen.getByRole('status')).toHaveTextContent('{"date":"2026-07-20","startTime":"14:00","hours":4}');
});

it('offers no day that is too soon', async () => {
  const [, dialog] = await openDialog(TO_OPEN);
  expect(dialog.getByRole('button', { name: /Jul 8, 2026/ })).toBeDisabled();
});

it('chooses nothing when it is canceled', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: /Jul 20, 2026/ }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await dialogsGone();
  expect(screen.getByRole('status')).toHaveTextContent('{}');
});
