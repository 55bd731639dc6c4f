export interface LegalDocument {
  title: string;
  description: string;
  /** As the reader sees it. */
  dated: string;
  intro: readonly string[];
  sections: readonly { title: string; text: readonly string[] }[];
}
