import type { ConversationView } from '@harbourline/contracts';
import { LinkButton } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useText } from './words';

/** Why nobody can write here now, and what can be done instead. */
export function StandingNotice({ view: { standing, party, boat } }: { view: ConversationView }) {
  const t = useText();
  switch (standing) {
    case 'before':
      return (
        <Notice
          tone="time"
          title={t('standing.before.title')}
          actions={
            party === 'renter' && (
              <LinkButton tone="secondary" size="2" to={`/boats/${boat.id}`}>
                {t('standing.before.toBoat')}
              </LinkButton>
            )
          }
        >
          {t(`standing.before.${party}`)}
        </Notice>
      );
    case 'over':
      return (
        <Notice
          title={t('standing.over.title')}
          actions={
            <LinkButton tone="secondary" size="2" to="/contact">
              {t('standing.over.contact')}
            </LinkButton>
          }
        >
          {t('standing.over.text')}
        </Notice>
      );
    case 'never':
      return <Notice title={t('standing.never.title')}>{t('standing.never.text')}</Notice>;
    case 'open':
      return null;
  }
}
