import { harborAreaIn, type BoatView } from '@harbourline/contracts';
import { costsInWords, rulesInWords, vesselInWords, type FactInWords } from '@harbourline/policy/words';
import type { ReactNode } from 'react';
import styles from './boat-facts.module.css';
import { useText } from './facts-words';

/** What the price covers, what is allowed on board, what the boat has, and roughly where it is boarded. */
export function BoatFacts({ boat: { facts = {}, city } }: { boat: Pick<BoatView, 'facts' | 'city'> }) {
  const t = useText();
  const costs = costsInWords(facts.costs ?? {});
  const rules = rulesInWords(facts.rules ?? {});
  const vessel = vesselInWords(facts.vessel ?? {});
  const area = facts.area && harborAreaIn(city, facts.area);
  return (
    <div className={styles.parts}>
      <Part title={t('included')} shown={costs.length > 0}>
        <FactTable caption={t('includedCaption')} rows={costs} />
      </Part>
      <Part title={t('rules')} shown={rules.length > 0}>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Part>
      <Part title={t('vessel')} shown={vessel.length > 0}>
        <FactTable caption={t('vessel')} rows={vessel} />
      </Part>
      <Part title={t('bring')} shown={facts.bring !== undefined}>
        <p className={styles.text}>{facts.bring}</p>
      </Part>
      <Part title={t('where')} shown={area !== undefined}>
        <p className={styles.text}>{t('area', { area: area?.name ?? '', city })}</p>
        <p className={styles.note}>{t('dockLater')}</p>
      </Part>
    </div>
  );
}

function Part({ title, shown, children }: { title: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null;
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function FactTable({ caption, rows }: { caption: string; rows: readonly FactInWords[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ label, value }, index) => (
          <tr key={`${index} ${label}`}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
