import { differingFields, type Sides } from '../../shared/lib/differences';
import type { SettingsTemplate, TemplateValues } from './settings-template';

/** A template that somebody else has saved since it was changed here. */
export interface TemplateConflict extends Sides<TemplateValues> {
  id: string;
  /** As it is stored now. */
  current: SettingsTemplate;
}

export const differencesOf = (sides: Sides<TemplateValues>) =>
  differingFields(['subject', 'content', 'enabled'], sides);
