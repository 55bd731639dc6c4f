/** The cookies of one browser, by their names. */
export class CookieJar extends Map<string, string> {
  /** The header that goes with a call; none while there is no cookie. */
  header(): { cookie?: string } {
    return this.size > 0 ? { cookie: [...this].map(([name, value]) => `${name}=${value}`).join('; ') } : {};
  }

  /** Keeps and forgets what an answer says. */
  keep(answer: Headers): void {
    for (const line of answer.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.delete(name);
      else this.set(name, value);
    }
  }
}
