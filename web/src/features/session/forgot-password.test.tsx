import { forgotPassword } from '@harbourline/contracts';
import { callsOf } from '../../../test-kit/answers';
import { itActs, openDialog } from '../../../test-kit/dialogs';
import { fill, renderPart } from '../../../test-kit/render-page';
import { ForgotPassword } from './forgot-password';

const TO_OPEN = {
  show: () => renderPart(<ForgotPassword place="page" typedPhone={() => '4165550102'} />),
  ...{ opener: 'Forgot your password?', title: 'Forgot your password' },
};

itActs({
  ...{ ...TO_OPEN, says: /^Enter the phone number for your account/ },
  ...{ action: 'Send reset link', call: forgotPassword, answered: { message: 'Sent' } },
  ...{ sends: { body: { phone: '4165550102' } }, done: 'Reset Email Sent' },
});

it('begins with the phone that stands in the sign-in form, and asks for a whole one', async () => {
  const [user, dialog] = await openDialog(TO_OPEN);
  expect(dialog.getByLabelText('Phone')).toHaveValue('4165550102');
  await fill(user, dialog.getByLabelText('Phone'), '416');
  await user.click(dialog.getByRole('button', { name: 'Send reset link' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByLabelText('Phone')).toBeInvalid();
  expect(callsOf(forgotPassword)).toHaveLength(0);
});
