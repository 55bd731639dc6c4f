import { kindOfRefusal, type RefusalKind } from '../src/smtp/kind-of-refusal';

/** What mail servers say, and what it is about. */
const ANSWERS: [RefusalKind, command: string, text: string][] = [
  ['recipient', 'RCPT TO', '550 5.1.1 <a@example.com>: Recipient address rejected: User unknown'],
  ['recipient', 'RCPT TO', '550-5.1.1 The email account that you tried to reach does not exist.'],
  ['recipient', 'RCPT TO', '554 5.1.1 unknown user'],
  ['recipient', 'RCPT TO', '550 5.1.10 RESOLVER.ADR.RecipientNotFound'],
  ['recipient', 'RCPT TO', '550 5.1.2 We cannot find that domain'],
  ['recipient', 'RCPT TO', '551 5.1.6 The mailbox has moved'],
  ['recipient', 'RCPT TO', '550 5.2.1 The email account that you tried to reach is disabled.'],
  ['recipient', 'RCPT TO', '550 No such user here'],
  ['recipient', 'RCPT TO', '553 sorry, no mailbox here by that name'],
  ['recipient', 'RCPT TO', '556 This domain takes no mail'],
  ['recipient', 'DATA', '550 5.1.1 Unknown user'],
  ['message', 'DATA', '552 5.3.4 Message size exceeds fixed limit'],
  ['message', 'DATA', '552 5.2.3 Message length exceeds administrative limit'],
  ['message', 'DATA', '554 5.6.0 The message is malformed'],
  ['full mailbox', 'RCPT TO', '552 5.2.2 Mailbox full'],
  ['full mailbox', 'RCPT TO', '552 Requested mail action aborted: exceeded storage allocation'],
  ['full mailbox', 'RCPT TO', '550 The user is over quota'],
  ['ours', 'MAIL FROM', '550 5.1.1 No such sender'],
  ['ours', 'AUTH PLAIN', '535 5.7.8 Username and password not accepted'],
  ['ours', 'RCPT TO', '500 Command not recognized'],
  ['ours', 'RCPT TO', '501 5.1.3 Syntax error'],
  ['ours', 'RCPT TO', '503 5.5.1 Bad sequence of commands'],
  ['ours', 'RCPT TO', '503 Need MAIL first'],
  ['ours', 'RCPT TO', '530 5.7.0 Authentication required'],
  ['ours', 'RCPT TO', '530 Must issue a STARTTLS command first'],
  ['ours', 'RCPT TO', '550 5.7.1 Relaying denied'],
  ['ours', 'RCPT TO', '550 relay not permitted'],
  ['ours', 'RCPT TO', '553 sorry, that domain isn’t in my list of allowed rcpthosts (#5.7.1)'],
  ['ours', 'RCPT TO', '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.example.org'],
  ['ours', 'RCPT TO', '554 Service unavailable; Client host [5.1.1.9] blocked'],
  ['ours', 'RCPT TO', '550 Sender verify failed'],
  ['ours', 'RCPT TO', '550 5.1.8 Bad sender’s system address'],
  ['ours', 'RCPT TO', '550 5.4.6 Routing loop detected'],
  ['ours', 'RCPT TO', '550 5.3.2 The system does not accept network messages'],
  ['ours', 'RCPT TO', '521 This host accepts no mail'],
  ['ours', 'DATA', '550 5.7.26 This mail is unauthenticated'],
  ['ours', 'DATA', '554 5.7.1 Message rejected as spam'],
  ['ours', 'DATA', '554 Transaction failed'],
];

it.each(ANSWERS)('is about %s: %s answered by %s', (kind, command, text) => {
  expect(kindOfRefusal({ code: Number(text.slice(0, 3)), command, text })).toBe(kind);
});
