export interface FaqDocument {
  title: string;
  lead: string;
  description: string;
  groups: readonly {
    title: string;
    questions: readonly { question: string; answer: readonly string[] }[];
  }[];
}
