import { Folded } from './folded';
import styles from './markup-help.module.css';
import { useText } from './words';

const MARKS = ['heading', 'section', 'note', 'row', 'bold', 'button'] as const;

/** How the content of an email is written. */
export function MarkupHelp() {
  const t = useText();
  return (
    <Folded title={t('markup.title')}>
      <dl className={styles.marks}>
        {MARKS.map((mark) => (
          <div key={mark}>
            <dt>
              <code>{t(`markup.marks.${mark}`)}</code>
            </dt>
            <dd>{t(`markup.${mark}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{t('markup.text')}</p>
    </Folded>
  );
}
