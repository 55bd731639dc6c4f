import type { z } from 'zod';
import { boatCreation, updateBoat } from '../src/catalog/boats';
import { videoEmbedUrl } from '../src/catalog/films';
import { login, registration, resetPassword } from '../src/identity/auth';
import { licenseUpload, profileUpdate } from '../src/identity/users';
import { reservationRequest } from '../src/booking/quote';

/** The messages of the specification (000 §5 and 001 §5), to the letter. */
const goodRegistration = {
  fullName: 'Marie Tremblay',
  email: 'marie@example.com',
  phone: '4165550107',
  password: 'secret',
  confirmPassword: 'secret',
  role: 'owner',
};
const goodLogin = { phone: '4165550107', password: 'secret' };
const goodReservation = { boatId: 1, startDate: '2026-07-04T14:00', endDate: '2026-07-04T18:00', guestCount: 2 };

function messagesOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('registration', () => {
  it.each([
    ['fullName', 'M', 'Full name must be at least 2 characters'],
    ['fullName', '   M   ', 'Full name must be at least 2 characters'],
    ['email', 'marie@', 'Please enter a valid email address'],
    ['email', '', 'Please enter a valid email address'],
    ['phone', '416555010', 'Phone number must be at least 10 digits'],
    ['phone', '416555010         ', 'Phone number must be at least 10 digits'],
    ['password', 'secre', 'Password must be at least 6 characters'],
    ['role', 'admin', 'Please select your account type'],
    ['role', '', 'Please select your account type'],
  ])('answers %s %j: %s', (field, value, message) => {
    const form = { ...goodRegistration, confirmPassword: undefined, [field]: value };
    expect(messagesOf(registration, form)).toEqual({ [field]: message });
  });

  it("shows on confirmPassword that passwords don't match", () => {
    expect(messagesOf(registration, { ...goodRegistration, confirmPassword: 'secret ' })).toEqual({
      confirmPassword: "Passwords don't match",
    });
  });

  it('shows the messages of all fields at once', () => {
    expect(messagesOf(registration, { fullName: '', email: '', phone: '', password: '', role: '' })).toEqual({
      fullName: 'Full name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phone: 'Phone number must be at least 10 digits',
      password: 'Password must be at least 6 characters',
      role: 'Please select your account type',
    });
  });

  it.each(['renter', 'owner', 'captain'])('takes the account type %s', (role) => {
    expect(registration.parse({ ...goodRegistration, role }).role).toBe(role);
  });

  it('makes a renter of whoever does not say, and does without a confirmation of the password', () => {
    const { fullName, email, phone, password } = goodRegistration;
    expect(registration.parse({ fullName, email, phone, password }).role).toBe('renter');
  });

  it('takes the shortest that is allowed: 2 characters of name, 10 of phone, 6 of password', () => {
    expect(messagesOf(registration, { ...goodRegistration, fullName: 'Al' })).toEqual({});
  });

  it('overlooks blanks around name, email and phone', () => {
    const form = { ...goodRegistration, fullName: ' Marie ', email: ' marie@example.com ', phone: ' 4165550107 ' };
    expect(registration.parse(form)).toMatchObject({
      fullName: 'Marie',
      email: 'marie@example.com',
      phone: '4165550107',
    });
  });

  it('never trims a password', () => {
    const form = { ...goodRegistration, password: ' secret ', confirmPassword: ' secret ' };
    expect(registration.parse(form).password).toBe(' secret ');
  });
});

describe('login', () => {
  it.each([
    ['phone', '416555010', 'Phone number must be at least 10 digits'],
    ['password', 'secre', 'Password must be at least 6 characters'],
  ])('answers %s %j: %s', (field, value, message) => {
    expect(messagesOf(login.body, { ...goodLogin, [field]: value })).toEqual({ [field]: message });
  });

  it('takes 10 characters of phone and 6 of password', () => {
    expect(messagesOf(login.body, goodLogin)).toEqual({});
  });
});

describe('reservation', () => {
  it.each([
    [0, 'At least 1 guest is required'],
    [51, 'Maximum 50 guests allowed'],
  ])('answers %d guests: %s', (guestCount, message) => {
    expect(messagesOf(reservationRequest, { ...goodReservation, guestCount })).toEqual({ guestCount: message });
  });

  it.each([1, 50])('takes %d guests', (guestCount) => {
    expect(messagesOf(reservationRequest, { ...goodReservation, guestCount })).toEqual({});
  });
});

describe('listing', () => {
  const image = '/api/image/boat-images/3f0c.jpg';
  const goodListing = { boatName: 'A', model: 'B', city: 'Toronto', capacity: 8, length: 30, rate: 200 };
  const message = 'Photos Required - Please upload at least 3 photos to create your boat listing';

  it.each([[undefined], [[]], [[image, image]]])('asks for 3 photos when there are %j', (images) => {
    expect(messagesOf(boatCreation, { ...goodListing, images })).toEqual({ images: message });
  });

  it('takes 3 photos', () => {
    expect(messagesOf(boatCreation, { ...goodListing, images: [image, image, image] })).toEqual({});
  });

  it('does not ask for photos when a listing is changed, and leaves what is left out', () => {
    const changed = updateBoat.body.parse({ ...goodListing, images: [] });
    expect(changed).toMatchObject({ images: [], videoUrl: null });
    expect(changed).not.toHaveProperty('isAvailable');
  });

  it.each([
    'javascript:alert(1)',
    'https://localhost/x',
    'a video',
    'dQw4w9WgXcQ',
    '/videos/../x.webm',
    '//other.example/videos/x.webm',
    'ftp://youtu.be/dQw4w9WgXcQ',
    'youtube.com',
    'youtube.com/@evil',
    'drive.google.com/file/d/1',
    'https://example.com/v.mp4',
    'https://www.youtube.com/@evil',
    'https://vimeo.com/channels/staff',
    'https://me@youtu.be/dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtu.be/dQw4w9WgXcQ',
  ])('does not take a link that plays no video on the page: %s', (videoUrl) => {
    expect(messagesOf(updateBoat.body, { ...goodListing, images: [], videoUrl })).toEqual({
      videoUrl: 'Please enter a link to a video on YouTube or Vimeo, such as youtu.be/… or vimeo.com/…',
    });
  });

  it.each([
    ['', null],
    [null, null],
    [' https://vimeo.com/123456789 ', 'https://vimeo.com/123456789'],
    ['/videos/under-sail.webm', '/videos/under-sail.webm'],
    ['youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtube.com/watch?v=dQw4w9WgXcQ'],
    ['www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/shorts/dQw4w9WgXcQ'],
    ['YouTube.com/watch?v=dQw4w9WgXcQ', 'https://youtube.com/watch?v=dQw4w9WgXcQ'],
    ['HTTPS://YouTu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
    [' youtu.be/dQw4w9WgXcQ?t=3 ', 'https://youtu.be/dQw4w9WgXcQ?t=3'],
    ['http://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
    ['//vimeo.com/123456789', 'https://vimeo.com/123456789'],
    ['vimeo.com/123456789', 'https://vimeo.com/123456789'],
    ['player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789'],
  ])('takes the video %j as %j', (videoUrl, taken) => {
    expect(updateBoat.body.parse({ ...goodListing, images: [], videoUrl }).videoUrl).toBe(taken);
  });

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://m.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=1', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    ['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    ['youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/channels/staffpicks/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    ['https://youtube.com.example.com/watch?v=dQw4w9WgXcQ', null],
    ['https://example.com/youtu.be/dQw4w9WgXcQ', null],
    ['https://vimeo.com/channels/staff', null],
    [null, null],
  ])('shows the video %s in the frame %s', (url, frame) => {
    expect(videoEmbedUrl(url)).toBe(frame);
  });
});

describe('profile', () => {
  const goodProfile = { fullName: 'Marie Tremblay', email: 'marie@example.com', phone: '4165550107' };
  const passwordChange =
    'When changing password: current password is required, new password must be at least 6 characters, and passwords must match';

  it.each([
    ['fullName', ' ', 'Full name is required'],
    ['email', 'marie@', 'Invalid email address'],
    ['phone', '416555010', 'Phone number must be at least 10 digits'],
    ['password', 'secre', 'Password must be at least 6 characters'],
  ])('answers %s %j: %s', (field, value, message) => {
    expect(messagesOf(profileUpdate, { ...goodProfile, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    [{ newPassword: 'secret1', confirmNewPassword: 'secret1' }],
    [{ currentPassword: 'secret', newPassword: 'short', confirmNewPassword: 'short' }],
    [{ currentPassword: 'secret', newPassword: 'secret1', confirmNewPassword: 'secret2' }],
    [{ currentPassword: 'secret', newPassword: 'secret1' }],
    [{ currentPassword: 'secret', confirmNewPassword: 'secret1' }],
  ])('says on newPassword what a change of password needs when there is %j', (fields) => {
    expect(messagesOf(profileUpdate, { ...goodProfile, ...fields })).toEqual({ newPassword: passwordChange });
  });

  it('overlooks password fields that were left empty, and a role', () => {
    const empty = { currentPassword: '', newPassword: '', confirmNewPassword: '' };
    expect(profileUpdate.parse({ ...goodProfile, ...empty, role: 'admin' })).toEqual(goodProfile);
  });

  it('refuses a change of nothing', () => {
    expect(messagesOf(profileUpdate, { role: 'admin', password: '' })).toEqual({ '': 'There is nothing to change' });
  });
});

describe('password reset', () => {
  it.each([
    ['token', undefined, 'Reset token is required'],
    ['token', '', 'Reset token is required'],
    ['newPassword', 'secre', 'Password must be at least 6 characters'],
  ])('answers %s %j: %s', (field, value, message) => {
    expect(messagesOf(resetPassword.body, { token: 't', newPassword: 'secret', [field]: value })).toEqual({
      [field]: message,
    });
  });
});

describe('a licence', () => {
  const good = { userId: '7', licenseType: 'harbor', number: 'PCO-12345', expiresOn: '2027-03-31' };

  it.each([
    ['number', 'x', 'Please enter the number on the license'],
    ['number', '<script>', 'Please enter the number as it appears on the license'],
    ['number', '1'.repeat(41), 'Please enter only the number'],
    ['expiresOn', '31/03/2027', 'Please enter the date on which the license expires'],
    ['expiresOn', '2027-02-30', 'Please enter the date on which the license expires'],
  ])('answers %s %j: %s', (field, value, message) => {
    expect(messagesOf(licenseUpload, { ...good, [field]: value })).toEqual({ [field]: message });
  });

  it('is taken without its number and date, as the specification sends it', () => {
    const { userId, licenseType } = good;
    for (const rest of [{}, { number: '', expiresOn: '' }]) {
      expect(licenseUpload.parse({ userId, licenseType, ...rest })).toEqual({ userId: 7, licenseType: 'harbor' });
    }
  });
});
