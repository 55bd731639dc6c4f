/** What renters ask about a boat, which is loaded beside the rest of its form. */
export { AnswersMeter } from './answers-meter';
export { FactsTab } from './facts-tab';
