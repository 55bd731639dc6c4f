import { Folded } from './folded';
import { braced } from './insert-at';
import { useText } from './words';
import styles from './placeholders.module.css';

/** The placeholders of a template; one that is chosen goes to where the cursor is. */
export function Placeholders({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  const t = useText();
  return (
    <Folded title={t('template.placeholders')} open>
      <p>{t('template.placeholdersText')}</p>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={t('template.insert', { name })}
              className={styles.name}
              onClick={() => onChoose(name)}
            >
              {braced(name)}
            </button>
          </li>
        ))}
      </ul>
    </Folded>
  );
}
