import { readMessageView } from '../src/features/message-log/message-views';
import { replyLink, subjectOf } from '../src/features/message-log/reply-link';

it('shows what was sent where the address names no other view', () => {
  expect(readMessageView(new URLSearchParams('view=contact'))).toBe('contact');
  expect(readMessageView(new URLSearchParams('view=ledger'))).toBe('sent');
});

it('calls a city by its name, and any other subject as it was typed', () => {
  expect(subjectOf({ destination: 'cancun' })).toBe('Cancun');
  expect(subjectOf({ destination: 'constructor' })).toBe('constructor');
  expect(subjectOf({ destination: 'Inquiry about 45ft Sea Ray' })).toBe('Inquiry about 45ft Sea Ray');
});

it('answers the writer about what they wrote, whatever they wrote', () => {
  const link = replyLink({
    email: 'amelie+boats@example.com',
    destination: '5 & 6 guests?\nbcc: all@example.com {{x}}',
  });
  const url = new URL(link);
  expect(decodeURIComponent(url.pathname)).toBe('amelie+boats@example.com');
  expect([...url.searchParams]).toEqual([['subject', 'Re: 5 & 6 guests?\nbcc: all@example.com {{x}}']]);
});

it('cannot be made to answer anybody else', () => {
  const url = new URL(replyLink({ email: "o'hara?cc=all@example.com", destination: 'toronto' }));
  expect([...url.searchParams.keys()]).toEqual(['subject']);
  expect(decodeURIComponent(url.pathname)).toBe("o'hara?cc=all@example.com");
});
