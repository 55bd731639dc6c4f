import { defineWords } from '../../shared/i18n/define-words';
import { en } from './facts-words.en';

export const { useText, text } = defineWords({ en });
