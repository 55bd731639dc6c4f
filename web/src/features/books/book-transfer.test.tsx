import { markGivenBack, markPaidOut } from '@harbourline/contracts';
import type { UserEvent } from '@testing-library/user-event';
import { callsOf, refuse } from '../../../test-kit/answers';
import { type InDialog, itActs, openDialog } from '../../../test-kit/dialogs';
import { aManualRefund, aPayout } from '../../../test-kit/records';
import { fill, renderPart } from '../../../test-kit/render-page';
import { MarkGivenBack } from './mark-given-back';
import { MarkPaidOut } from './mark-paid-out';

const fillIn = (user: UserEvent, dialog: InDialog) => fill(user, dialog.getByLabelText('Reference'), 'T-17');
const showPayout = (outstanding: number) => () =>
  renderPart(<MarkPaidOut payout={{ ...aPayout(), outstanding }} />, { as: 'administrator' });

describe('what is due to an owner', () => {
  itActs({
    ...{ show: showPayout(180), opener: /^Mark as paid out/, title: 'Mark $180 as paid out?', says: /32ft Sundancer/ },
    ...{ fillIn, action: 'Mark as paid out', call: markPaidOut, answered: { ...aPayout(), status: 'paid_out' } },
    sends: { params: { bookingId: '1' }, body: { amount: 180, reference: 'T-17' } },
    done: 'Marked as paid out',
  });
});

describe('a deposit to give back by hand', () => {
  const toOpen = {
    show: () => renderPart(<MarkGivenBack refund={aManualRefund()} />, { as: 'administrator' }),
    ...{ opener: /^Mark as given back/, title: 'Mark $400 as given back?' },
  };
  itActs({
    ...{ ...toOpen, says: /32ft Sundancer/, fillIn, action: 'Mark as given back' },
    ...{ call: markGivenBack, answered: { ...aManualRefund(), status: 'done' } },
    sends: {
      params: { bookingId: '1' },
      body: { amount: 400, reference: 'T-17', givenBackOn: '2026-07-08' },
    },
    done: 'Marked as given back',
  });

  it('is the same to the server however often it is tried', async () => {
    refuse(markGivenBack, 'unavailable');
    const [user, dialog] = await openDialog(toOpen);
    await fillIn(user, dialog);
    for (const times of [1, 2]) {
      await user.click(await dialog.findByRole('button', { name: 'Mark as given back' }));
      expect(callsOf(markGivenBack).length).toBeGreaterThanOrEqual(times);
    }
    const keys = callsOf(markGivenBack).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});
