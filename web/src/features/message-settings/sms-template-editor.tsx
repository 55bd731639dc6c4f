import { useDebounced } from '../../shared/lib/use-debounced';
import type { EditedTemplate } from './edited-template';
import { PREVIEW_AFTER } from './preview-after';
import { PreviewPane } from './preview-pane';
import { problemsIn } from './problems-in';
import { SideBySide } from './side-by-side';
import { SmsLength } from './sms-length';
import styles from './sms-preview.module.css';
import { useSmsPreviewQuery } from './sms-settings-api';
import { TemplateEditor } from './template-editor';

/** An SMS template beside what becomes of it. */
export function SmsTemplateEditor(edited: EditedTemplate) {
  const { id } = edited.template;
  const content = useDebounced(edited.values.content, PREVIEW_AFTER);
  const preview = useSmsPreviewQuery({ id, content }, { skip: content.trim() === '' });
  return (
    <SideBySide
      preview={<PreviewPane query={preview}>{({ text }) => <p className={styles.bubble}>{text}</p>}</PreviewPane>}
    >
      <TemplateEditor channel="sms" {...edited} problems={{ ...problemsIn(preview.error), ...edited.problems }}>
        <SmsLength written={edited.values.content} preview={preview.data} />
      </TemplateEditor>
    </SideBySide>
  );
}
