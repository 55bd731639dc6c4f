import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../shared/ui/phone-link';
import { site } from '../../shared/config/site';
import { Card } from '../../shared/ui/card';
import { PageHeader } from '../../shared/ui/page';
import { Prose } from '../../shared/ui/prose';
import { CardGrid } from '../../shared/ui/stack';
import styles from './company.module.css';
import { useText } from './words';
import { OfficeAddress } from './office-address';

/** Every way to reach us; `form` is the one that needs nothing but this page. */
export function Contact({ form }: { form: ReactNode }) {
  const t = useText();
  return (
    <>
      <PageHeader title={t('contact.title')} lead={t('contact.lead')} />
      <CardGrid min="17rem" className={styles.ways}>
        <Card>
          <Phone aria-hidden size={26} strokeWidth={1.5} />
          <h2>{t('contact.phone')}</h2>
          <PhoneLink phone={site.phone} />
        </Card>
        <Card>
          <Mail aria-hidden size={26} strokeWidth={1.5} />
          <h2>{t('contact.email')}</h2>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Card>
        <Card>
          <Clock aria-hidden size={26} strokeWidth={1.5} />
          <h2>{t('contact.hours')}</h2>
          <dl className={styles.hours}>
            <dt>{t('contact.weekdays')}</dt>
            <dd>{t('contact.weekdayHours')}</dd>
            <dt>{t('contact.weekend')}</dt>
            <dd>{t('contact.weekendHours')}</dd>
          </dl>
        </Card>
        <Card>
          <MapPin aria-hidden size={26} strokeWidth={1.5} />
          <h2>{t('contact.office')}</h2>
          <OfficeAddress />
        </Card>
      </CardGrid>
      <div className={styles.message}>{form}</div>
      <Prose text={[t('contact.faq')]} />
    </>
  );
}
