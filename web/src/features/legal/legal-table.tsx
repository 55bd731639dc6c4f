import { fillTerms } from '@harbourline/policy/words';
import { BUSINESS_TERMS_IN_WORDS } from '../../shared/config/business-terms';
import type { LegalTable as Table } from './document';
import styles from './legal-table.module.css';

/** What a document lists, one row each; on a phone one below the other. */
export function LegalTable({ caption, table: { columns, rows, namesStored } }: { caption: string; table: Table }) {
  return (
    <table aria-label={caption} className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{namesStored ? <code>{name}</code> : name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{fillTerms(cell, BUSINESS_TERMS_IN_WORDS)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
