import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { PlainTextArea, PlainTextField } from '../../shared/ui/plain-fields';
import type { EditedTemplate } from './edited-template';
import { braced, insertAt } from './insert-at';
import { useText } from './words';
import type { Channel } from './outcome-toast';
import { Placeholders } from './placeholders';

interface Props extends EditedTemplate {
  channel: Channel;
  /** Below the message: how long it is, how it may be written. */
  children?: ReactNode;
}

type Field = 'subject' | 'content';

/** What a template says: its subject, where it has one, its content, and the placeholders that it may use. */
export function TemplateEditor({ channel, template, values, problems, onChange, children }: Props) {
  const t = useText();
  const subject = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState<Field>();
  const [caret, setCaret] = useState<{ field: Field; at: number }>();

  // Only once the text is there can the cursor stand behind what was inserted.
  useLayoutEffect(() => {
    const input = caret?.field === 'subject' ? subject.current : content.current;
    if (!caret || !input) return;
    input.focus();
    input.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  function insert(name: string) {
    const field = written ?? 'content';
    const input = written && (field === 'subject' ? subject : content).current;
    const end = values[field].length;
    const selection = [input?.selectionStart ?? end, input?.selectionEnd ?? end] as const;
    const next = insertAt(values[field], selection, braced(name));
    onChange({ [field]: next.text });
    setCaret({ field, at: next.caret });
  }

  const fieldProps = (field: Field) => ({
    message: problems[field],
    value: values[field],
    onValue: (value: string) => onChange({ [field]: value }),
    onFocus: () => setWritten(field),
  });

  return (
    <>
      {template.subject !== undefined && (
        <PlainTextField label={t('email.subject')} ref={subject} maxLength={200} {...fieldProps('subject')} />
      )}
      <PlainTextArea
        ref={content}
        label={t(`${channel}.content`)}
        rows={channel === 'email' ? 18 : 6}
        {...fieldProps('content')}
      />
      {children}
      <Placeholders names={template.variables} onChoose={insert} />
    </>
  );
}
