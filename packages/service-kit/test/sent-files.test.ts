import { sentFiles } from '../src/http/sent-files';

/** The name that messages have for a file that was sent with this one. */
function nameOf(originalFilename: string | null): string | undefined {
  const [file] = sentFiles({ images: { filepath: '/tmp/1', originalFilename } }, 'images', 'Please choose a photo');
  return file?.name;
}

it.each([
  ['as it is', 'Océanis 40, été.jpg', 'Océanis 40, été.jpg'],
  ['on one line, though browsers escape its break', 'new%0Aline.jpg', 'new line.jpg'],
  ['with quotation marks, though browsers escape them', '%22Serenity%22.jpg', '"Serenity".jpg'],
  ['with a percent sign that escapes nothing', '100% teak.jpg', '100% teak.jpg'],
  ['without marks that turn it round', '\u202egpj.exe', 'gpj.exe'],
  ['with emoji, whole', '⛵️ at anchor.jpg', '⛵️ at anchor.jpg'],
  ['and says that it was cut', `${'⛵'.repeat(150)}.jpg`, `${'⛵'.repeat(99)}…`],
  ['or its absence', '', 'The file'],
])('tells a name %s', (_how, sent, told) => {
  expect(nameOf(sent)).toBe(told);
});
