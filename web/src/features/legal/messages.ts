import { defineMessages } from '../../shared/i18n/define-messages';

export const { useText } = defineMessages('legal', {
  en: { effective: 'Effective {{date}}', contents: 'On this page', home: 'Back to Home' },
});
