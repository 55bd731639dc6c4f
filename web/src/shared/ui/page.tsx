import type { ReactNode } from 'react';
import { PageMeta } from './page-meta';
import styles from './page.module.css';

interface PageProps {
  title: string;
  description?: string;
  /** The address this page is known by, when it differs from the one shown. */
  canonical?: string;
  noIndex?: boolean;
  /** The address holds a secret; see PageMeta. */
  secret?: boolean;
  children: ReactNode;
}

/** One page: its title and description, and its content between the edges. Full-bleed pages set `bleed`. */
export function Page({ children, bleed, ...meta }: PageProps & { bleed?: boolean }) {
  return (
    <>
      <PageMeta {...meta} />
      {bleed ? children : <div className={styles.page}>{children}</div>}
    </>
  );
}

/** A band of a page, as wide as the page allows. */
export function Section({
  children,
  id,
  tone = 'plain',
}: {
  children: ReactNode;
  id?: string;
  tone?: 'plain' | 'sunken';
}) {
  return (
    <section id={id} className={`${styles.section} ${styles[tone]}`}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

interface HeaderProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The heading of a page. */
export function PageHeader(props: HeaderProps) {
  return <Header as="h1" {...props} />;
}

/** The heading of one band of a page. */
export function SectionHeader(props: HeaderProps) {
  return <Header as="h2" {...props} />;
}

function Header({ as: Heading, title, lead, actions }: HeaderProps & { as: 'h1' | 'h2' }) {
  return (
    <header className={styles.header}>
      <div>
        <Heading className={styles.title}>{title}</Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
