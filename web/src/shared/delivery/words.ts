import { defineWords } from '../i18n/define-words';
import { en } from './words.en';

export const { text } = defineWords({ en });
