import { shortName } from '../src/domain/values/short-names';
import { renderMail } from '../src/rendering/render-mail';
import { renderSms } from '../src/rendering/render-sms';

it.each([
  ['James MacDonald', 'James MacDonald'],
  ['María Guadalupe de los Ángeles Hernández', 'María Guadalupe de los'],
  ['Wolfeschlegelsteinhausenbergerdorff', 'Wolfeschlegelsteinhause…'],
  ['Li 💥💥💥💥💥💥💥💥💥💥💥💥💥💥💥💥💥💥💥💥💥💥💥💥💥', 'Li'],
])('%s is %s for short', (name, short) => {
  expect(shortName(name)).toBe(short);
});

it('is what subjects and SMS say, while a mail itself says the whole name', () => {
  const renterName = 'You have won a prize and shall call us at once to have it, dear';
  const template = { subject: 'Welcome aboard, {{renterName}}', content: '# Welcome\n\nHello {{renterName}},' };
  const mail = renderMail(template, { renterName }, { origin: 'https://harbourline.example' });
  expect(mail.subject).toBe('Welcome aboard, You have won a prize and');
  expect(mail.text).toContain(renterName);
  expect(renderSms({ content: 'Hello {{renterName}}!' }, { renterName })).toBe('Hello You have won a prize and!');
});

it('leaves alone what says that there is no captain', () => {
  expect(renderSms({ content: 'From {{originalCaptain}}.' }, { originalCaptain: 'no captain' })).toBe(
    'From no captain.',
  );
});
