import { PhoneLink } from '../../shared/ui/phone-link';
import { LinkedText } from '../../shared/i18n/linked-text';
import { site } from '../../shared/config/site';
import { LinkButton } from '../../shared/ui/button';
import styles from './lost-at-sea.module.css';
import { useText } from './words';

export function LostAtSea() {
  const t = useText();
  return (
    <div className={styles.lost}>
      <svg viewBox="0 0 320 150" className={styles.picture} aria-hidden focusable="false">
        <circle cx="216" cy="62" r="30" className={styles.sun} />
        <path d="M118 96h64l-12 18h-42Z" className={styles.hull} />
        <path d="M147 92V38l-26 54Z" className={styles.sail} />
        <path d="M151 92V50l22 42Z" className={styles.sailLight} />
        {[112, 126, 140].map((y, row) => (
          <path
            key={y}
            className={styles.wave}
            d={`M${10 + row * 14} ${y}q15-9 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0`}
          />
        ))}
      </svg>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      <div className={styles.actions}>
        <LinkButton to="/">{t('home')}</LinkButton>
        <LinkButton tone="secondary" to="/boats">
          {t('boats')}
        </LinkButton>
        <LinkButton tone="secondary" to="/contact">
          {t('support')}
        </LinkButton>
      </div>
      <p className={styles.call}>
        <LinkedText links={{ phone: (phone) => <PhoneLink phone={phone} /> }}>
          {t('call', { phone: site.phone })}
        </LinkedText>
      </p>
    </div>
  );
}
