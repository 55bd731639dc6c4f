import { defineMessages } from '../i18n/define-messages';
import { en } from './messages.en';

export const { text } = defineMessages('charterDetails', { en });
