// What a page expects of a browser and jsdom, which shows nothing, does not have.

class Seen {
  constructor(private readonly report: IntersectionObserverCallback) {}
  /** All that is on a page is in sight. */
  observe(target: Element): void {
    const entry = { isIntersecting: true, intersectionRatio: 1, target } as IntersectionObserverEntry;
    queueMicrotask(() => this.report([entry], this as unknown as IntersectionObserver));
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

class Unmoved {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Nobody tells a page of changes. */
class Silent extends EventTarget {
  close(): void {}
}

const nothing = () => undefined;

Object.assign(window, {
  IntersectionObserver: Seen,
  ResizeObserver: Unmoved,
  EventSource: Silent,
  scrollTo: nothing,
  matchMedia: (media: string) => ({ media, matches: false, addEventListener: nothing, removeEventListener: nothing }),
});
Object.assign(Element.prototype, {
  scrollIntoView: nothing,
  scrollTo: nothing,
  hasPointerCapture: () => false,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
  getAnimations: () => [],
});
// A link that is followed by code leads to a file to be saved.
HTMLAnchorElement.prototype.click = nothing;
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: nothing });
Blob.prototype.arrayBuffer ??= function read(this: Blob) {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('It cannot be read'));
    reader.readAsArrayBuffer(this);
  });
};
