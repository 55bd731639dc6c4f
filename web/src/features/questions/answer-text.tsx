import styles from './questions.module.css';
import { useText } from './words';

/** What was answered, and by whom. */
export function AnswerText({ by, text }: { by: 'owner' | 'support'; text: string }) {
  const t = useText();
  return (
    <div className={styles.answer}>
      <p className={styles.fine}>{t(`answerOf.${by}`)}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
