import { useText } from './words';
import styles from './administrators.module.css';
import { PeopleList } from './people-list';
import { PeopleTable } from './people-table';

/** Who else may do everything: they are in none of the tabs, and their role has to be found again somewhere. */
export function Administrators({ selfId }: { selfId: number }) {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('administrators.title')}</h2>
      <p className={styles.text}>{t('administrators.text')}</p>
      <PeopleList role="admin" searchedAs="administrators" none={t('administrators.none')}>
        {(people) => <PeopleTable people={people} selfId={selfId} />}
      </PeopleList>
    </section>
  );
}
