/** What a message says. Subject and content name placeholders in double braces; how content is written: rendering/parse-content. */
export interface Template {
  /** Stands for the subject where that cannot be said. */
  name: string;
  subject: string;
  content: string;
}
