import type { Placeholder } from '../domain/placeholders';

interface Template {
  /** What administrators know it by; stands for the subject where that cannot be said. */
  name: string;
  /** How content is written: rendering/parse-content. An SMS is plain text. */
  content: string;
  /** The placeholders it may use. */
  variables: readonly Placeholder[];
}

export interface EmailTemplate extends Template {
  subject: string;
  /** A placeholder without which it is of no use, such as the link to reset a password; it cannot be switched off either. */
  required?: Placeholder;
}

export type SmsTemplate = Template;
