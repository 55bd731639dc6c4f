import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../shared/ui/page';
import { useText } from './messages';
import styles from './reservation-header.module.css';

export function ReservationHeader({ boatId, title }: { boatId: number; title: string }) {
  const t = useText();
  return (
    <>
      <Link to={`/boats/${boatId}`} className={styles.back}>
        <ArrowLeft aria-hidden size={18} />
        {t('back')}
      </Link>
      <PageHeader title={t('title', { boat: title })} lead={t('lead')} />
    </>
  );
}
