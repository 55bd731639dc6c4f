import { BadgeDollarSign, Headset, ShieldCheck } from 'lucide-react';
import { Section, SectionHeader } from '../../shared/ui/page';
import { useText } from './words';
import styles from './why-choose.module.css';

const REASONS = [
  { key: 'fees', icon: BadgeDollarSign },
  { key: 'certified', icon: ShieldCheck },
  { key: 'care', icon: Headset },
] as const;

export function WhyChoose() {
  const t = useText();
  return (
    <Section>
      <SectionHeader title={t('why.title')} lead={t('why.lead')} />
      <ul className={styles.reasons}>
        {REASONS.map(({ key, icon: Icon }) => (
          <li key={key} className={styles.reason}>
            <Icon aria-hidden size={30} strokeWidth={1.4} />
            <h3>{t(`why.${key}.title`)}</h3>
            <p>{t(`why.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
