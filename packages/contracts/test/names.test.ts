import { boatCreation } from '../src/catalog/boats';
import { registration } from '../src/identity/auth';
import { profileUpdate } from '../src/identity/users';
import { faultOfName } from '../src/names';
import { contactForm } from '../src/notifications/contact';

it.each([
  'Al',
  'Amélie Fournier',
  'J.R. Smith',
  'Dr. Ana Roy, Ph.D.',
  'Martin Luther King Jr.',
  'St. John',
  'O’Connor-Müller',
  'علی\u200cرضا محمدی',
  '王小明',
  'Louis XIV 3rd',
  '<img src=x onerror=alert(1)> {{ownerPhone}}',
  'Humber Bay Boats & Co.',
])('%s is a name', (name) => {
  expect(faultOfName(name, 'person')).toBeUndefined();
});

it.each([
  ['Win at https://evil.example/x', 'Please leave links out of the name'],
  ['hxxp://evil', 'Please leave links out of the name'],
  ['Your prize: evil.com', 'Please leave links out of the name'],
  ['x.co/abc', 'Please leave links out of the name'],
  ['evil．com', 'Please leave links out of the name'],
  ['evil。com', 'Please leave links out of the name'],
  ['ev\u200dil.\u200dcom', 'Please leave links out of the name'],
  ['пример.рф', 'Please leave links out of the name'],
  ['WWW.evil', 'Please leave links out of the name'],
  ['10.0.0.1', 'Please leave links out of the name'],
  ['me@example.com', 'Please leave links out of the name'],
  ['Call 1-900-555-0199', 'Please leave phone numbers out of the name'],
  ['Call (900) 555 01 99 now', 'Please leave phone numbers out of the name'],
  ['555-0199', 'Please leave phone numbers out of the name'],
  ['９００５５５０１９９', 'Please leave phone numbers out of the name'],
  ['٩٠٠٥٥٥٠١٩٩', 'Please leave phone numbers out of the name'],
  ['Ana\nRoy', 'Please leave control characters out of the name'],
  ['Ana\u0007', 'Please leave control characters out of the name'],
  ['Ana \u202eyoR', 'Please leave control characters out of the name'],
  ['Ana\u200bRoy', 'Please leave control characters out of the name'],
  ['Ana \ud800', 'Please leave control characters out of the name'],
])('%j is none: %s', (name, fault) => {
  expect(faultOfName(name, 'person')).toBe(fault);
});

it('lets a boat bear more digits than a person, and no phone’s number', () => {
  expect(faultOfName('Prestige 520 2019', 'thing')).toBeUndefined();
  expect(faultOfName('Prestige 520 2019', 'person')).toBeDefined();
  expect(faultOfName('M/Y Serenity II', 'thing')).toBeUndefined();
  expect(faultOfName('Call 416 555 0199', 'thing')).toBeDefined();
});

it.each([
  ['registration', registration, 'fullName'],
  ['the profile', profileUpdate, 'fullName'],
  ['the contact form', contactForm, 'firstName'],
  ['the contact form', contactForm, 'lastName'],
  ['a listing', boatCreation, 'boatName'],
  ['a listing', boatCreation, 'model'],
])('%s refuses a link, at its field', (_, schema, field) => {
  const { error } = schema.safeParse({ [field]: 'Win at evil.com' });
  const said = error?.issues.find(({ path }) => path.join('.') === field)?.message;
  expect(said).toBe('Please leave links out of the name');
});
