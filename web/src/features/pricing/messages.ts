import { defineMessages } from '../../shared/i18n/define-messages';
import { en } from './messages.en';

export const { useText, text } = defineMessages('pricing', { en });
