import { Compass, LifeBuoy, Sailboat } from 'lucide-react';
import { PageHeader } from '../../shared/ui/page';
import { Prose } from '../../shared/ui/prose';
import { Scene } from '../../shared/ui/scene';
import styles from './company.module.css';
import { useText } from './words';
import { OfficeAddress } from './office-address';

const VALUES = [
  { key: 'safety', icon: LifeBuoy },
  { key: 'excellence', icon: Compass },
  { key: 'passion', icon: Sailboat },
] as const;

export function About() {
  const t = useText();
  return (
    <>
      <PageHeader title={t('about.title')} lead={t('about.lead')} />
      <div className={styles.picture}>
        <Scene name="hero" sizes="(min-width: 80rem) 1240px, 100vw" eager />
      </div>
      <div className={styles.sections}>
        <section className={styles.section}>
          <h2>{t('about.storyTitle')}</h2>
          <Prose text={[t('about.storyOne'), t('about.storyTwo')]} />
        </section>
        <section className={styles.section}>
          <h2>{t('about.valuesTitle')}</h2>
          <ul className={styles.values}>
            {VALUES.map(({ key, icon: Icon }) => (
              <li key={key}>
                <Icon aria-hidden size={28} strokeWidth={1.4} />
                <div>
                  <h3>{t(`about.${key}.title`)}</h3>
                  <p>{t(`about.${key}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.section}>
          <h2>{t('about.officeTitle')}</h2>
          <OfficeAddress />
        </section>
      </div>
    </>
  );
}
