/** The cookies of one browser, by their names. */
export class CookieJar extends Map<string, string> {
  private readonly endings = new Map<string, number>();

  /** The header that goes with a call; none while there is no cookie. */
  header(): { cookie?: string } {
    this.forgetOld();
    return this.size > 0 ? { cookie: [...this].map(([name, value]) => `${name}=${value}`).join('; ') } : {};
  }

  /** Keeps and forgets what an answer says. */
  keep(answer: Headers): void {
    for (const line of answer.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.delete(name);
      else this.set(name, value);
      const [, seconds = 'Infinity'] = /;\s*max-age=(\d+)/i.exec(line) ?? [];
      this.endings.set(name, performance.now() + Number(seconds) * 1_000);
    }
  }

  /** Whether the session goes on, but its access token has become too old to be sent. */
  needsRefresh(): boolean {
    const has = (part: string) => [...this.keys()].some((name) => name.includes(part));
    return has('hl_refresh') && !has('hl_access');
  }

  private forgetOld(): void {
    for (const [name, endsAt] of this.endings) if (endsAt <= performance.now()) this.delete(name);
  }
}
