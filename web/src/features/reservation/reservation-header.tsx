import { useLocation } from 'react-router-dom';
import { BackLink } from '../../shared/ui/back-link';
import { PageHeader } from '../../shared/ui/page';
import { useText } from './words';

export function ReservationHeader({ boatId, title }: { boatId: number; title: string }) {
  const t = useText();
  const { state } = useLocation() as { state: unknown };
  return (
    <>
      <BackLink to={`/boats/${boatId}`} state={state}>
        {t('back')}
      </BackLink>
      <PageHeader title={t('title', { boat: title })} lead={t('lead')} />
    </>
  );
}
