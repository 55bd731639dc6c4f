import type { ComponentType } from 'react';
import { BoardingFields } from './boarding-fields';
import { CostsFields } from './costs-fields';
import styles from './editor-tabs.module.css';
import type { FactsTab as Part } from './listing-tabs';
import { RulesFields } from './rules-fields';
import { VesselFields } from './vessel-fields';

const FIELDS: Readonly<Record<Part, ComponentType>> = {
  boarding: BoardingFields,
  costs: CostsFields,
  rules: RulesFields,
  vessel: VesselFields,
};

/** One part of what renters ask. Whatever is left empty is not said. */
export function FactsTab({ part }: { part: Part }) {
  const Fields = FIELDS[part];
  return (
    <div className={styles.fields}>
      <Fields />
    </div>
  );
}
