import type { BindingRule } from '@harbourline/contracts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { dialogsGone, itOpensAndCloses, openDialog } from '../../../../test-kit/dialogs';
import { renderPart } from '../../../../test-kit/render-page';
import type { ApiError } from '../../../shared/api/api-error';
import { useMeant } from './use-meant';

const REFUSED: ApiError = {
  ...{ status: 409, code: 'confirmation_needed', message: 'Rules are broken.' },
  fields: { too_many_guests: 'The boat carries 8.', elsewhere: 'Of another form.' },
};

/** Takes nothing unless it is meant. */
const send = (despite: readonly BindingRule[]) =>
  despite.length === 0 ? Promise.reject(new RefusedCall()) : Promise.resolve(`Sent despite ${despite.join(', ')}`);

class RefusedCall extends Error implements ApiError {
  readonly status = REFUSED.status;
  readonly code = REFUSED.code;
  readonly fields = REFUSED.fields ?? {};
}

function Saving() {
  const { meant, dialog } = useMeant();
  const [outcome, setOutcome] = useState('Nothing sent');
  const save = () => meant(send).then(setOutcome, () => setOutcome('Refused'));
  return (
    <>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      <p>{outcome}</p>
      {dialog}
    </>
  );
}

const TO_OPEN = { show: () => renderPart(<Saving />), opener: 'Save', title: 'Do it anyway?' };

itOpensAndCloses({ ...TO_OPEN, says: 'The boat carries 8.' });

it.each([
  { button: 'Yes, do it', outcome: 'Sent despite too_many_guests' },
  { button: 'No, I will change it', outcome: 'Refused' },
])('“$button”: $outcome', async ({ button, outcome }) => {
  const [user, dialog] = await openDialog(TO_OPEN);
  await user.click(dialog.getByRole('button', { name: button }));
  await dialogsGone();
  expect(await screen.findByText(outcome)).toBeVisible();
});
