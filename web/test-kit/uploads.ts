/** An upload as a page sees it. A file of jsdom is none to Node: what is sent is the call with its headers, without it. */
class Upload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  #call = { method: '', url: '', headers: new Headers() };
  #answered = new Headers();

  open(method: string, url: string): void {
    this.#call = { method, url, headers: new Headers() };
  }

  setRequestHeader(name: string, value: string): void {
    this.#call.headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  send(): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    const { url, ...init } = this.#call;
    fetch(new URL(url, location.href), init)
      .then(async (answer) => {
        this.status = answer.status;
        this.statusText = answer.statusText;
        this.#answered = answer.headers;
        this.responseText = await answer.text();
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }

  abort(): void {
    this.onerror?.();
  }
}

/** In the tests of a file, uploads are answered as all other calls are. */
export function withUploads(): void {
  const usual = window.XMLHttpRequest;
  beforeEach(() => void Object.assign(window, { XMLHttpRequest: Upload }));
  afterEach(() => void Object.assign(window, { XMLHttpRequest: usual }));
}
