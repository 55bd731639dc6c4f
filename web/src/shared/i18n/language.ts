/** What the app speaks. A second language is another entry beside `en` in each feature's words, chosen here. */
export const LANGUAGE: string = 'en';
