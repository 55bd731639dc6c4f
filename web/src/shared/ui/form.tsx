import type { ErrorCode } from '@harbourline/contracts';
import type { ReactNode } from 'react';
import { type FieldErrors, type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { isApiError } from '../api/api-error';
import styles from './form.module.css';
import { useUnsavedWork } from '../lib/use-unsaved-work';
import { dismissFailure } from './toast';

interface Props<Values extends FieldValues, Parsed extends FieldValues> {
  form: UseFormReturn<Values, unknown, Parsed>;
  onSubmit: (values: Parsed) => unknown;
  /** Called instead when something is not right; the errors stand at their fields already. */
  onInvalid?: (errors: FieldErrors<Values>) => unknown;
  children: ReactNode;
  label?: string;
}

/** A react-hook-form with its fields inside: they find it by context and need only a name and a label. */
export function Form<Values extends FieldValues, Parsed extends FieldValues>(props: Props<Values, Parsed>) {
  const { form, onSubmit, onInvalid, children, label } = props;
  useUnsavedWork(form.formState.isDirty);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        className={styles.form}
        onSubmit={(event) => {
          // A form in a dialog must not submit the form around it.
          event.stopPropagation();
          dismissFailure();
          void form.handleSubmit(onSubmit, onInvalid)(event);
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}

/**
 * Shows the server's per-field sentences at their fields and focuses the first; answers whether there were any. An
 * error that names no field belongs to the one that `fieldOf` gives for its code.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
  fieldOf: Partial<Record<ErrorCode, Path<Values>>> = {},
): boolean {
  if (!isApiError(error)) return false;
  const byCode = (fieldOf as Partial<Record<string, string>>)[error.code];
  const fields = Object.entries(error.fields ?? (byCode === undefined ? {} : { [byCode]: error.message }));
  const known = fields.filter(([name]) => (name.split('.')[0] ?? '') in form.getValues());
  known.forEach(([name, message], index) =>
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}
