interface Init extends RequestInit {
  headers: Record<string, string>;
}

/**
 * Sends like `fetch`, which tells nothing about an upload that is under way: `onProgress` gets the share of the body
 * that has left, from 0 to 1.
 */
export function fetchWithProgress(url: string, init: Init, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', url);
    request.responseType = 'text';
    request.withCredentials = init.credentials === 'include';
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value);

    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => resolve(toResponse(request));
    request.onerror = () => reject(new TypeError('The request failed'));
    request.onabort = () => reject(new DOMException('The request was given up', 'AbortError'));
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });

    request.send(init.body instanceof ReadableStream ? null : init.body);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const headers = request
    .getAllResponseHeaders()
    .split('\r\n')
    .filter(Boolean)
    .map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    });
  const { status, statusText, responseText } = request;
  return new Response(responseText || null, { status, statusText, headers });
}
