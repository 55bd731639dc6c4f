import { sendContactMessage } from '@harbourline/contracts';
import {
  contactSchemaOf,
  type ContactValues,
  contactValuesOf,
  type Place,
} from '../src/features/contact/contact-values';

const sender = { fullName: 'Amélie van der Berg', email: 'amelie@example.com', phone: '+14165550123' };
const about = { page: 'toronto', boat: 'Inquiry about 45ft Sea Ray Sundancer' };
const written = (place: Place, changes: Partial<ContactValues> = {}): ContactValues => ({
  ...contactValuesOf(sender, about[place]),
  message: 'May we bring a dog?',
  ...changes,
});

function problemsOf(place: Place, changes: Partial<ContactValues>) {
  const { error } = contactSchemaOf(place).safeParse(written(place, changes));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

it('fills in the name, email and phone of whoever is signed in', () => {
  expect(contactValuesOf(sender, '')).toMatchObject({
    firstName: 'Amélie',
    lastName: 'van der Berg',
    email: 'amelie@example.com',
    phone: '+14165550123',
    message: '',
  });
  expect(contactValuesOf({ fullName: ' Amélie ' }, '')).toMatchObject({ firstName: 'Amélie', lastName: '', email: '' });
  expect(contactValuesOf(null, '')).toMatchObject({ firstName: '', lastName: '', phone: '' });
});

it.each(['page', 'boat'] as const)('takes a whole message on the %s, and words each mistake as specified', (place) => {
  expect(problemsOf(place, {})).toEqual({});
  const tooShort = { firstName: ' A ', lastName: 'v', email: 'amelie', phone: '123', message: 'A dog?' };
  expect(problemsOf(place, tooShort)).toEqual({
    firstName: 'First name must be at least 2 characters',
    lastName: 'Last name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phone: 'Phone number must be at least 10 digits',
    message: 'Message must be at least 10 characters',
  });
});

it('asks for a subject of some length beside a boat, and for one of the destinations on the contact page', () => {
  expect(problemsOf('boat', { destination: 'Dogs' })).toEqual({
    destination: 'Subject must be at least 5 characters',
  });
  expect(problemsOf('page', { destination: '' })).toEqual({ destination: 'Please choose a destination' });
  expect(problemsOf('page', { destination: 'Inquiry' })).toEqual({ destination: 'Please choose a destination' });
});

it.each(['page', 'boat'] as const)(
  'sends what the call takes, the trap for machines included, from the %s',
  (place) => {
    const message = contactSchemaOf(place).parse(written(place, { website: 'https://spam.example' }));
    expect(sendContactMessage.body.parse(message)).toMatchObject({
      destination: about[place],
      website: 'https://spam.example',
    });
  },
);
