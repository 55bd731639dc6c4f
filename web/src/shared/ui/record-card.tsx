import { Badge } from './badge';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Card } from './card';
import { Facts, type Fact } from './facts';
import styles from './record-card.module.css';

interface Props {
  title: ReactNode;
  /** What may take the focus when a button has gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** `h5` within another one. */
  heading?: 'h3' | 'h5' | undefined;
  badge?: { label: string; color: ComponentProps<typeof Badge>['color'] };
  /** What stands out at the end of the first line. */
  aside?: ReactNode;
  facts: readonly Fact[];
  /** What belongs to it, and what can be done. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Something that is on record: what, how it stands, and the rest of what is known. */
export function RecordCard(props: Props) {
  const { title, titleRef, heading: Heading = 'h3', badge, aside, facts, children, actions } = props;
  return (
    <Card as="article" className={styles.record}>
      <header className={styles.header}>
        <Heading ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={styles.title}>
          {title}
        </Heading>
        {badge && (
          <Badge size="2" radius="full" color={badge.color}>
            {badge.label}
          </Badge>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      <Facts abreast rows={facts} />
      {children}
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </Card>
  );
}
