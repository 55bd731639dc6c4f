import { logoutEverywhere } from '@harbourline/contracts';
import { itActs } from '../../../test-kit/dialogs';
import { renderPart } from '../../../test-kit/render-page';
import { SignedIn } from '../../../test-kit/signed-in';
import { SignOutEverywhere } from './sign-out-everywhere';

itActs({
  show: () =>
    renderPart(
      <SignedIn>
        <SignOutEverywhere userId={5} />
      </SignedIn>,
      { as: 'renter' },
    ),
  ...{ opener: 'Sign out everywhere', title: 'Sign out everywhere?' },
  ...{ says: 'This ends your session on every device, this one included.', action: 'Sign out everywhere' },
  ...{ call: logoutEverywhere, sends: {}, done: 'Signed out everywhere' },
});
