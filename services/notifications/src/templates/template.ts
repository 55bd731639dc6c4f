import type { Placeholder } from '../domain/placeholders/placeholders';

interface Template {
  /** The name for administrators: whom the template is for, and what it tells. */
  name: string;
  /** How content is written: rendering/parse-content. An SMS is plain text. */
  content: string;
  /** The placeholders it may use. */
  variables: readonly Placeholder[];
  /** Somebody waits for it, or has to be warned by it: it cannot be switched off. */
  required?: boolean;
  /** A placeholder without which it is of no use, such as the link to reset a password. */
  needs?: Placeholder;
}

export interface EmailTemplate extends Template {
  /** If it cannot be made, the title in the content is used. */
  subject: string;
  /** Why its recipient gets it, where that is not because of an account. */
  footer?: string;
}

export type SmsTemplate = Template;
