import { Section, SectionHeader } from '../../shared/ui/page';
import styles from './how-it-works.module.css';
import { useText } from './words';

export function HowItWorks() {
  const t = useText();
  return (
    <Section tone="sunken">
      <SectionHeader title={t('steps.title')} />
      <ol className={styles.steps}>
        {(['reserve', 'confirm', 'board'] as const).map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
