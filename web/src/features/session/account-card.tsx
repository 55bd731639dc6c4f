import { Badge } from '@radix-ui/themes';
import { LogOut } from 'lucide-react';
import { formatDay } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import styles from './account-card.module.css';
import { useText } from './messages';
import type { KnownUser } from './session-slice';
import { useLogout } from './use-logout';

/** The account's details and the way out. */
export function AccountCard({ user }: { user: KnownUser }) {
  const t = useText();
  const { signOut, isLoading } = useLogout();
  const rows = [
    { label: t('field.fullName'), value: user.fullName },
    { label: t('field.email'), value: user.email },
    { label: t('field.phone'), value: user.phone },
    { label: t('field.role'), value: t(`role.${user.role}`) },
    { label: t('account.memberSince'), value: user.createdAt && formatDay(user.createdAt, 'local') },
  ];
  return (
    <Card as="section" className={styles.card}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('account.title')}</h2>
        {user.isVerified !== undefined && (
          <Badge radius="full" size="2" color={user.isVerified ? 'green' : 'gray'}>
            {user.isVerified ? t('account.verified') : t('account.notVerified')}
          </Badge>
        )}
      </header>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Button tone="secondary" loading={isLoading} onClick={() => void signOut()}>
        <LogOut aria-hidden size={18} />
        {t('logout')}
      </Button>
    </Card>
  );
}
