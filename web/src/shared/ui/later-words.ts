import { defineWords } from '../i18n/define-words';
import { en } from './later-words.en';

export const { useText } = defineWords({ en });
