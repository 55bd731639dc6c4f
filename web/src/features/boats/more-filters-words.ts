import { defineWords } from '../../shared/i18n/define-words';
import { en } from './more-filters-words.en';

export const { useText } = defineWords({ en });
