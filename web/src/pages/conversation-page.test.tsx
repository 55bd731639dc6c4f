import {
  listSavedReplies,
  noteMessagesRead,
  readConversation,
  uploadCharterPictures,
  writeMessage,
} from '@harbourline/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConversation, aMessage } from '../../test-kit/a-conversation';
import { answer, callsOf, leaveOpen, refuse } from '../../test-kit/answers';
import { endSessionAt, signInAgain } from '../../test-kit/interrupted-session';
import { fill, renderPage } from '../../test-kit/render-page';
import { itShowsItsStates } from '../../test-kit/states';
import type { As } from '../../test-kit/people';
import { withUploads } from '../../test-kit/uploads';

beforeEach(() => {
  answer(readConversation, aConversation());
  answer(noteMessagesRead, { readUpTo: 1, unread: 0 });
});

const show = (as: As = 'renter') => renderPage('/bookings/1/conversation', { as });
const field = () => screen.findByLabelText('Your message');
const log = async () => within(await screen.findByRole('log', { name: 'Messages' }));

it('is for the people of a booking', async () => {
  await show('administrator');
  expect(await screen.findByText('Messages are between renters, owners and captains')).toBeVisible();
});

itShowsItsStates({
  call: readConversation,
  show,
  empty: [aConversation(), 'No messages yet'],
  data: [aConversation({ messages: [aMessage()] }), 'You find us at pier 4.'],
});

it('says that there is no such conversation', async () => {
  refuse(readConversation, 'booking_not_found');
  await show();
  expect(await screen.findByRole('heading', { name: 'There is no such conversation' })).toBeVisible();
});

it('says what it is about, with whom, and until when', async () => {
  await show();
  expect(await screen.findByText(/32ft Sundancer on Fri, Aug 7, 2026, booking 1/)).toBeVisible();
  expect(screen.getByText('With Olive Tremblay · Owner')).toBeVisible();
  expect(screen.getByText(/You can write to each other until Fri, Aug 21, 2026\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the booking' })).toHaveAttribute(
    'href',
    '/renter-dashboard?booking=1',
  );
});

it.each([
  ['before', 'renter', /“Ask a Question” on the boat’s page reaches the owner/],
  ['before', 'owner', /as soon as you have accepted the reservation/],
  ['over', 'renter', /Messages close 14 days after a charter/],
  ['never', 'renter', /ended without having been confirmed/],
] as const)('says why nobody can write: %s, to the %s', async (standing, party, why) => {
  answer(readConversation, aConversation({ standing, party, closesAt: null, people: [] }));
  await show(party);
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByLabelText('Your message')).not.toBeInTheDocument();
});

it('shows texts as nothing but text, and warns where one holds a link', async () => {
  const text = 'Pay at <b>www.evil.example</b>\nplease';
  answer(readConversation, aConversation({ messages: [aMessage({ text })] }));
  await show();
  const shown = await log();
  expect(shown.getByText(/Pay at <b>www\.evil\.example<\/b>/).textContent).toBe(text);
  expect(shown.queryByRole('link')).not.toBeInTheDocument();
  expect(shown.getByText(/never asks you in a message to pay outside our site/)).toBeVisible();
});

it('says of a message whose writer has closed their account that it was erased', async () => {
  answer(readConversation, aConversation({ messages: [aMessage({ text: '', authorName: 'Closed account 4' })] }));
  await show();
  expect((await log()).getByText('This message was erased with its writer’s account.')).toBeVisible();
});

it('notes what is on screen as read, once', async () => {
  answer(readConversation, aConversation({ unread: 1, messages: [aMessage()] }));
  await show();
  await waitFor(() => expect(callsOf(noteMessagesRead).map(({ body }) => body)).toEqual([{ upTo: 1 }]));
});

it('says who has read the last message of one’s own', async () => {
  const own = aMessage({ authorId: 2, party: 'renter', authorName: 'Remy Laurent' });
  const [renter, owner] = aConversation().people;
  const people = [renter, owner].flatMap((person) => (person ? [{ ...person, readUpTo: 1 }] : []));
  answer(readConversation, aConversation({ readUpTo: 1, messages: [own], people }));
  await show();
  expect((await log()).getByText('Read by Olive Tremblay')).toBeVisible();
});

describe('a message', () => {
  const SENT = aMessage({ authorId: 2, party: 'renter', authorName: 'Remy Laurent', text: 'Hello,\nwhere is it?' });

  it('is there at once, and sent as it was typed', async () => {
    leaveOpen(writeMessage);
    const user = await show();
    await fill(user, await field(), SENT.text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await log()).getByText(/Hello,/).textContent).toBe(SENT.text);
    expect((await log()).getByText('Sending…')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(callsOf(writeMessage)[0]).toMatchObject({ params: { id: '1' }, body: { text: SENT.text } });
  });

  it('that did not arrive says so, and is sent again with the same key', async () => {
    refuse(writeMessage, 'unavailable');
    const user = await show();
    await fill(user, await field(), SENT.text);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await (await log()).findByRole('alert')).toHaveTextContent(
      /^Not sent\. The service is not available right now/,
    );
    answer(writeMessage, () => {
      answer(readConversation, aConversation({ readUpTo: 1, messages: [SENT] }));
      return SENT;
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect((await log()).getAllByRole('listitem')).toHaveLength(1);
    const keys = callsOf(writeMessage).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('that meets the end of the session stays, and is sent once the same person has signed in', async () => {
    endSessionAt(writeMessage);
    const user = await show();
    await fill(user, await field(), SENT.text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await signInAgain(user, 'renter');
    expect((await log()).getByText(/Hello,/).textContent).toBe(SENT.text);
    answer(writeMessage, SENT);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(callsOf(writeMessage).at(-1)?.body).toMatchObject({ text: SENT.text });
  });

  it('that was refused says why, and can be discarded', async () => {
    refuse(writeMessage, 'conversation_over');
    const user = await show();
    await fill(user, await field(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Not sent\. The time to write about this charter is over\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('needs a text that is not too long', async () => {
    const user = await show();
    expect(await screen.findByRole('button', { name: 'Send' })).toBeDisabled();
    await fill(user, await field(), 'x'.repeat(2001));
    expect(screen.getByText('Too long by 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });
});

describe('photos', () => {
  withUploads();
  const [ONE, TWO] = ['charter-pictures/one.jpg', 'charter-pictures/two.jpg'] as const;
  const photo = (name: string, type = 'image/jpeg') => new File(['photo'], name, { type });
  const input = () => screen.findByLabelText<HTMLInputElement>('Add photos', { selector: 'input' });
  const chosen = () => within(screen.getByRole('list', { name: 'Your photos' }));

  it('are uploaded when they are chosen, seen, removed, and sent without a text', async () => {
    answer(uploadCharterPictures, { pictures: [ONE, TWO] });
    leaveOpen(writeMessage);
    const user = await show();
    await user.upload(await input(), [photo('a.jpg'), photo('b.jpg')]);
    const first = await screen.findByAltText('Your photo 1 of 2');
    expect(first).toHaveAttribute('src', `/api/bookings/1/pictures/${ONE}?w=640`);
    expect(callsOf(uploadCharterPictures)[0]).toMatchObject({ params: { id: '1' } });

    await user.click(chosen().getByRole('button', { name: 'Remove photo 1' }));
    expect(chosen().getAllByRole('img')).toHaveLength(1);
    expect(await field()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(callsOf(writeMessage)[0]).toMatchObject({ body: { text: '', pictures: [TWO] } });
    expect(screen.queryByRole('list', { name: 'Your photos' })).not.toBeInTheDocument();
    expect((await log()).getByRole('button', { name: 'Photo 1 of 1, You: show it larger' })).toBeVisible();
  });

  it('hold the message back until they are uploaded', async () => {
    leaveOpen(uploadCharterPictures);
    const user = await show();
    await fill(user, await field(), 'Look:');
    await user.upload(await input(), [photo('a.jpg')]);
    expect(await screen.findByRole('progressbar', { name: 'Uploading 1 photo…' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(callsOf(writeMessage)).toEqual([]);
  });

  it.each([
    [[photo('notes.pdf', 'application/pdf')], 'notes.pdf is not an image file'],
    [['a', 'b', 'c', 'd', 'e'].map((name) => photo(name)), 'You can add at most 4 photos'],
  ])('that cannot go say why', async (files, why) => {
    answer(uploadCharterPictures, { pictures: [ONE] });
    await show();
    // As a drop-down of any kind of file would: the browser's own filter can be switched off.
    fireEvent.change(await input(), { target: { files } });
    expect(await screen.findByRole('alert')).toHaveTextContent(why);
  });

  it('are not asked for where none can be sent', async () => {
    answer(readConversation, aConversation({ takesPhotos: false }));
    await show();
    expect(await field()).toBeVisible();
    expect(screen.queryByText('Add photos')).not.toBeInTheDocument();
  });

  it('that can be opened are kept, and those that cannot say why', async () => {
    const refused = [{ file: 1, code: 'not_an_image', message: 'b.jpg is damaged or incomplete.' }];
    answer(uploadCharterPictures, { pictures: [ONE], refused });
    const user = await show();
    await user.upload(await input(), [photo('a.jpg'), photo('b.jpg')]);
    expect(await screen.findByAltText('Your photo 1 of 1')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('b.jpg is damaged or incomplete.');
  });

  it('that catalog refuses say why, and the text stays', async () => {
    refuse(uploadCharterPictures, 'too_many_pictures');
    const user = await show();
    await fill(user, await field(), 'Look:');
    await user.upload(await input(), [photo('a.jpg')]);
    expect(await screen.findByRole('alert')).toHaveTextContent('No more pictures can be uploaded for this charter.');
    expect(await field()).toHaveValue('Look:');
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it('of others are small, and open larger', async () => {
    answer(readConversation, aConversation({ messages: [aMessage({ text: '', pictures: [ONE, TWO] })] }));
    const user = await show();
    const second = await screen.findByRole('button', { name: 'Photo 2 of 2, Olive Tremblay: show it larger' });
    await user.click(second);
    const large = within(await screen.findByRole('dialog', { name: 'Photo 2 of 2, Olive Tremblay' }));
    expect(large.getByAltText('Photo 2 of 2, Olive Tremblay')).toHaveAttribute(
      'srcset',
      expect.stringContaining(`/api/bookings/1/pictures/${TWO}?w=1280 1280w`),
    );
  });
});

it('shows earlier messages when they are asked for', async () => {
  const later = aMessage({ number: 2, text: 'Later' });
  answer(readConversation, ({ query }) =>
    query.before === '2'
      ? aConversation({ readUpTo: 2, messages: [aMessage({ text: 'Earlier' })] })
      : aConversation({ readUpTo: 2, messages: [later], hasEarlier: true }),
  );
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }));
  await screen.findByText('Earlier');
  expect((await log()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Earlier'),
    expect.stringContaining('Later'),
  ]);
});

it('takes an owner’s saved reply into the message', async () => {
  answer(readConversation, aConversation({ party: 'owner' }));
  answer(listSavedReplies, [{ id: 1, title: 'The dock', text: 'Pier 4.\nRing twice.' }]);
  const user = await show('owner');
  await fill(user, await field(), 'Hello!');
  await user.click(screen.getByRole('button', { name: 'Saved replies' }));
  await user.click(await screen.findByRole('button', { name: 'Insert “The dock”' }));
  expect(await field()).toHaveValue('Hello!\n\nPier 4.\nRing twice.');
});
