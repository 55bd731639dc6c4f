/** What the app speaks. A second language is another entry beside `en` in each feature's messages, chosen here. */
export const LANGUAGE: string = 'en';
