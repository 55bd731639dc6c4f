import { defineWords } from '../../shared/i18n/define-words';
import { en } from './people-behind-words.en';

export const { useText } = defineWords({ en });
