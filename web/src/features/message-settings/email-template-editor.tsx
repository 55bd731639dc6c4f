import { useMemo } from 'react';
import { useDebounced } from '../../shared/lib/use-debounced';
import type { EditedTemplate } from './edited-template';
import { EmailPreview, type PreviewView } from './email-preview';
import { useEmailPreviewQuery } from './email-settings-api';
import { MarkupHelp } from './markup-help';
import { PREVIEW_AFTER } from './preview-after';
import { PreviewPane } from './preview-pane';
import { problemsIn } from './problems-in';
import { SideBySide } from './side-by-side';
import { TemplateEditor } from './template-editor';

interface Props extends EditedTemplate {
  view: PreviewView;
  onView: (view: PreviewView) => void;
}

/** An email template beside what becomes of it. */
export function EmailTemplateEditor({ view, onView, ...edited }: Props) {
  const { id } = edited.template;
  const { subject, content } = edited.values;
  const draft = useDebounced(
    useMemo(() => ({ id, subject, content }), [id, subject, content]),
    PREVIEW_AFTER,
  );
  const preview = useEmailPreviewQuery(draft, { skip: isBlank(draft.subject) || isBlank(draft.content) });
  return (
    <SideBySide
      preview={
        <PreviewPane query={preview}>
          {(shown) => <EmailPreview preview={shown} view={view} onView={onView} />}
        </PreviewPane>
      }
    >
      <TemplateEditor channel="email" {...edited} problems={{ ...problemsIn(preview.error), ...edited.problems }}>
        <MarkupHelp />
      </TemplateEditor>
    </SideBySide>
  );
}

const isBlank = (text: string) => text.trim() === '';
