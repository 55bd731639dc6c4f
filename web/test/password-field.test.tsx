import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { PasswordField } from '../src/shared/ui/fields';

function Form() {
  return (
    <FormProvider {...useForm()}>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </FormProvider>
  );
}

it('masks a password, shows it on request alone, and lets password managers know what it is', () => {
  const html = renderToStaticMarkup(<Form />);
  expect(html).toMatch(/<input[^>]* type="password"/);
  expect(html).toMatch(/<input[^>]* autoComplete="current-password"/i);
  expect(html).not.toMatch(/maxLength|readOnly/i);
  expect(html).toMatch(/<button[^>]*aria-label="Show password"/);
});
