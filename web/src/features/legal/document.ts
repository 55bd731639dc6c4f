export interface LegalDocument {
  title: string;
  description: string;
  /** As the reader sees it. */
  dated: string;
  intro: readonly string[];
  sections: readonly LegalSection[];
}

interface LegalSection {
  title: string;
  text: readonly string[];
  /** Between the first paragraph and the others. */
  table?: LegalTable;
}

export interface LegalTable {
  columns: readonly string[];
  /** The first cell of a row is what the row is about. */
  rows: readonly (readonly string[])[];
  /** That first cell is a name as it is stored, and not words. */
  namesStored?: boolean;
}
