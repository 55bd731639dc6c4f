import { formatCardNumber } from './card-format';
import { useText } from './words';
import styles from './test-cards.module.css';

const CARDS = [
  { number: '4242424242424242', does: 'succeeds' },
  { number: '4000000000000002', does: 'declined' },
  { number: '4000000000009995', does: 'insufficient' },
  { number: '4000002760003184', does: 'authenticates' },
  { number: '4000000000000077', does: 'processing' },
] as const;

/** The cards that the sandbox knows, folded away until somebody looks for them. */
export function TestCards({ onPick }: { onPick: (number: string) => void }) {
  const t = useText();
  return (
    <details className={styles.cards}>
      <summary>{t('testCards.title')}</summary>
      <p>{t('testCards.note')}</p>
      <ul>
        {CARDS.map(({ number, does }) => (
          <li key={number}>
            <button type="button" onClick={() => onPick(number)}>
              {formatCardNumber(number)}
            </button>
            {t(`testCards.${does}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
