/** What both channels' templates are, as far as editing them goes. */
export interface SettingsTemplate {
  id: string;
  name: string;
  /** Emails alone have one. */
  subject?: string;
  content: string;
  enabled: boolean;
  required: boolean;
  changed: boolean;
  variables: readonly string[];
  /** null where it is the built-in text. */
  updatedAt: string | null;
}

export interface TemplateValues {
  subject: string;
  content: string;
  enabled: boolean;
}

export function valuesOf({ subject = '', content, enabled }: SettingsTemplate): TemplateValues {
  return { subject, content, enabled };
}
