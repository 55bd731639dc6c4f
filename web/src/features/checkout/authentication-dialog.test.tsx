import { act, screen } from '@testing-library/react';
import { PROVIDER } from '../../../test-kit/a-hold';
import { answerElsewhere } from '../../../test-kit/answers';
import { dialogsGone, itOpensAndCloses, openDialog } from '../../../test-kit/dialogs';
import { Opener } from '../../../test-kit/opener';
import { renderPart } from '../../../test-kit/render-page';
import { AuthenticationDialog } from './authentication-dialog';

const PAYMENT = {
  ...{ providerUrl: PROVIDER, publishableKey: 'pk_test', paymentIntentId: 'pi_1', clientSecret: 'secret' },
};
const BANK = `${PROVIDER}/3ds/pi_1`;
const TO_OPEN = {
  show: () =>
    renderPart(
      <Opener>
        {({ open, onClose }) => open && <AuthenticationDialog payment={PAYMENT} url={BANK} onLeave={onClose} />}
      </Opener>,
    ),
  ...{ opener: 'Open it', title: 'Confirm with your bank' },
};

const standsAt = (status: string) => answerElsewhere('GET', PROVIDER, () => ({ status }));
const say = (origin: string, data: unknown) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin, data })));

beforeEach(() => standsAt('requires_action'));

itOpensAndCloses({ ...TO_OPEN, says: 'Your bank asks you to confirm this payment.' });

it("shows the bank's page", async () => {
  const [, dialog] = await openDialog(TO_OPEN);
  expect(dialog.getByTitle("Your bank's confirmation page")).toHaveAttribute('src', BANK);
});

it('closes at the word of the bank, and of nobody else', async () => {
  await openDialog(TO_OPEN);
  say('https://elsewhere.test', { type: 'sandbox:3ds', paymentIntent: 'pi_1' });
  say(PROVIDER, { type: 'sandbox:3ds', paymentIntent: 'pi_2' });
  expect(screen.getByRole('dialog')).toBeVisible();
  say(PROVIDER, { type: 'sandbox:3ds', paymentIntent: 'pi_1' });
  await dialogsGone();
});

it('closes when the payment is over, though the bank says nothing', async () => {
  await openDialog(TO_OPEN);
  standsAt('succeeded');
  await dialogsGone();
});
