/** A provider's words without our credentials, in whatever form sign-ins carry them: servers quote what they were sent. */
export function hideSecrets(text: string, { user, secret }: { user: string; secret: string }): string {
  if (secret === '') return text;
  const forms = [secret, `${user}:${secret}`, `\0${user}\0${secret}`];
  return [...forms.map((form) => Buffer.from(form).toString('base64')), secret, encodeURIComponent(secret)].reduce(
    (told, form) => told.replaceAll(form, '[hidden]'),
    text,
  );
}
