import { Badge } from '@radix-ui/themes';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../shared/ui/card';
import type { Fact } from '../../shared/ui/facts';
import { Money } from '../../shared/ui/money';
import styles from './money-record.module.css';

interface Props {
  title: ReactNode;
  /** `h5` within another one. */
  heading?: 'h3' | 'h5';
  badge?: { label: string; color: ComponentProps<typeof Badge>['color'] };
  dollars: number;
  facts: readonly Fact[];
  /** What belongs to it, and what can be done. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Something that happened with money: what, how much, how it stands, and the rest of what is known. */
export function MoneyRecord({ title, heading: Heading = 'h3', badge, dollars, facts, children, actions }: Props) {
  return (
    <Card as="article" className={styles.record}>
      <header className={styles.header}>
        <Heading className={styles.title}>{title}</Heading>
        {badge && (
          <Badge size="2" radius="full" color={badge.color}>
            {badge.label}
          </Badge>
        )}
        <strong className={styles.amount}>
          <Money dollars={dollars} />
        </strong>
      </header>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {children}
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </Card>
  );
}
