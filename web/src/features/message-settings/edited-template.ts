import type { Problems } from './drafts';
import type { SettingsTemplate, TemplateValues } from './settings-template';

/** A template as it stands in its editor. */
export interface EditedTemplate {
  template: SettingsTemplate;
  values: TemplateValues;
  problems: Problems;
  onChange: (change: Partial<TemplateValues>) => void;
}
