import { emailConfigForm, saveEmailTemplate, smsConfigForm } from '@harbourline/contracts';
import type { z } from 'zod';
import { checked } from '../src/features/message-settings/checked';
import { copyProblem, listProblem, withTyped } from '../src/features/message-settings/copy-problem';
import {
  changesTo,
  type Drafts,
  withChange,
  withoutSaved,
  withProblems,
} from '../src/features/message-settings/drafts';
import { braced, insertAt } from '../src/features/message-settings/insert-at';
import { problemsIn } from '../src/features/message-settings/problems-in';

interface Values {
  subject: string;
  content: string;
  enabled: boolean;
}

const stored: Values = { subject: 'Welcome', content: 'Hello {{renterName}}', enabled: true };
const none: Drafts<Values> = {};
const changed = (drafts: Drafts<Values>) => drafts.welcome && changesTo(stored, drafts.welcome);

/** The complaint about values before they are sent. */
function refusalOf<S extends z.ZodType>(schema: S, values: z.input<S>) {
  try {
    checked(schema, values);
  } catch (error) {
    return problemsIn(error);
  }
  return {};
}

describe('what is changed and not saved', () => {
  it('is nothing where it came back to what is stored', () => {
    const typed = withChange(none, 'welcome', { subject: 'Welcome!' });
    expect(changed(typed)).toEqual({ subject: 'Welcome!' });
    expect(changed(withChange(typed, 'welcome', { subject: 'Welcome' }))).toEqual({});
  });

  it('keeps what was typed while it was being saved', () => {
    const sent = withChange(none, 'welcome', { subject: 'One', enabled: false });
    const since = withChange(sent, 'welcome', { subject: 'Two' });
    expect(changed(withoutSaved(since, 'welcome', { subject: 'One', enabled: false }))).toEqual({ subject: 'Two' });
    expect(withoutSaved(sent, 'welcome', { subject: 'One', enabled: false })).toEqual({});
  });

  it('stays with what is wrong with it, until that field is changed', () => {
    const refused = withProblems(withChange(none, 'welcome', { content: '{{nobody}}' }), 'welcome', {
      content: 'Unknown placeholder',
      subject: 'Please enter a subject',
    });
    expect(changed(refused)).toEqual({ content: '{{nobody}}' });
    expect(withChange(refused, 'welcome', { content: 'Hello' }).welcome?.problems).toEqual({
      subject: 'Please enter a subject',
    });
  });

  it('forgets what was said of an entry once its list is changed', () => {
    const drafts: Drafts<{ ccEmails: string[] }> = { config: { changes: {}, problems: { 'ccEmails.1': 'wrong' } } };
    expect(withChange(drafts, 'config', { ccEmails: ['a@b.ca'] }).config?.problems).toEqual({});
  });
});

describe('a list of copies', () => {
  const emails = emailConfigForm.shape.ccEmails;
  const phones = smsConfigForm.shape.ccPhoneNumbers;

  it('refuses an address without @, and one that is in it already, however it is written', () => {
    expect(copyProblem(emails, [], 'office.example.com')).toBe('Please enter a valid email address');
    expect(copyProblem(emails, ['office@example.com'], 'Office@Example.com')).toBe(
      'This address is in the list already',
    );
    expect(copyProblem(emails, ['office@example.com'], 'crew@example.com')).toBeNull();
  });

  it('refuses a number of fewer than 10 characters, and one that is in it already', () => {
    expect(copyProblem(phones, [], '123456789')).toBe('Phone number must be at least 10 digits');
    expect(copyProblem(phones, ['4165550101'], '4165550101')).toBe('This number is in the list already');
    for (const way of ['416-555-0101', '(416) 555 0101', '+1 416.555.0101', '001 416 555 0101'])
      expect(copyProblem(phones, ['+14165550101'], way)).toBe('This number is in the list already');
    expect(copyProblem(phones, ['4165550101'], '4165550102')).toBeNull();
  });

  it('is full at 20', () => {
    const full = Array.from({ length: 20 }, (_, index) => `crew${index}@example.com`);
    expect(copyProblem(emails, full, 'one-more@example.com')).toBe('This list can have at most 20 entries.');
    expect(copyProblem(emails, full.slice(1), 'one-more@example.com')).toBeNull();
  });

  it('is saved with what is typed beside it, or refused because of it', () => {
    expect(withTyped(['office@example.com'], ' crew@example.com ')).toEqual(['office@example.com', 'crew@example.com']);
    expect(withTyped(['office@example.com'], ' ')).toEqual(['office@example.com']);
    const problems = refusalOf(smsConfigForm.partial(), { ccPhoneNumbers: withTyped(['4165550101'], '12') });
    expect(listProblem(problems, 'ccPhoneNumbers', ['4165550101'])).toBe('Phone number must be at least 10 digits');
  });

  it('says which entry the server refuses', () => {
    const problems = { 'ccEmails.1': 'Please enter a valid email address' };
    expect(listProblem(problems, 'ccEmails', ['a@b.ca', 'crew@nowhere'])).toBe(
      'crew@nowhere: Please enter a valid email address',
    );
    expect(listProblem({ fromEmail: 'wrong' }, 'ccEmails', [])).toBeUndefined();
  });
});

describe('a placeholder', () => {
  it('goes to where the cursor is, in place of what is selected, and the cursor behind it', () => {
    expect(insertAt('Hello you!', [6, 9], braced('renterName'))).toEqual({ text: 'Hello {{renterName}}!', caret: 20 });
    expect(insertAt('', [0, 0], braced('boatName')).text).toBe('{{boatName}}');
  });
});

describe('what is wrong', () => {
  it('stands at the fields that the server names', () => {
    const fields = { content: 'Unknown placeholder: {{nobody}}' };
    expect(problemsIn({ status: 422, code: 'template_not_usable', message: 'Please check', fields })).toEqual(fields);
  });

  it('stands at the field that an error without fields is about', () => {
    const message = 'People wait for this message, so it cannot be switched off.';
    expect(problemsIn({ status: 409, code: 'template_required', message })).toEqual({ enabled: message });
    expect(problemsIn({ status: 503, code: 'unavailable', message: 'Later' })).toEqual({});
  });

  it('is found before anything is sent', () => {
    expect(refusalOf(saveEmailTemplate.body, { subject: ' ', content: 'Hello', enabled: true })).toEqual({
      subject: 'Please enter a subject',
    });
  });
});
