import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { TERMS_IN_WORDS } from '../config/terms';

export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  ns: [],
  initAsync: false,
  showSupportNotice: false,
  interpolation: { escapeValue: false, defaultVariables: TERMS_IN_WORDS },
  react: { useSuspense: false },
});
