import type { ConversationParty } from '@harbourline/contracts';
import { PARTY_IN_WORDS, dayInWords, listInWords, timeInWords, english } from '@harbourline/policy/words';
import type { AboutMessages } from '../messages/about';
import type { Values } from '../placeholders/placeholders';
import type { Person } from './person';
import { shortName } from './short-names';

/** A message that waits to be read. */
export interface WaitingMessage {
  authorId: number;
  party: ConversationParty;
  text: string;
  pictures: readonly string[];
}

/** A mail shows so many messages, and says how many more there are. */
const SHOWN = 10;

/** What a mail about messages that wait may say to their reader. */
export function conversationValues(
  { booking }: AboutMessages,
  reader: Person,
  { find, waiting }: { find: (id: number) => Person | undefined; waiting: readonly WaitingMessage[] },
): Values {
  const { zone, boat } = booking;
  const start = new Date(booking.startDate);
  const more = waiting.length - SHOWN;
  const nameOf = ({ authorId, party }: WaitingMessage) =>
    find(authorId)?.fullName || english`The ${PARTY_IN_WORDS[party]}`;
  return {
    fullName: reader.fullName,
    messageSenders: sendersIn(waiting.map((message) => shortName(nameOf(message)))),
    newMessages: waiting
      .slice(0, SHOWN)
      .map((message) => saidBy(nameOf(message), message))
      .join('\n\n'),
    moreMessages:
      more > 0
        ? english`There ${more === 1 ? english`is 1 more message` : english`are ${more} more messages`}.`
        : undefined,
    bookingId: String(booking.id),
    boatName: boat.boatName,
    location: boat.city,
    startDate: dayInWords(start, zone),
    startTime: timeInWords(start, zone),
  };
}

/** Each of them once: "Amélie Fournier and James MacDonald". */
function sendersIn(names: readonly string[]): string {
  return listInWords([...new Set(names)]);
}

/** Pictures stay on Harbourline, where only the people of the charter see them. */
function saidBy(name: string, { text, pictures }: WaitingMessage): string {
  const photos = pictures.length === 1 ? english`a photo` : english`${pictures.length} photos`;
  if (pictures.length === 0) return `${name}:\n${text || english`This message was erased with its writer’s account.`}`;
  return text.trim() === '' ? english`${name} sent ${photos}.` : english`${name}, with ${photos}:\n${text}`;
}
