// Without style sheets there is little to compute: what the element itself says. jsdom looks for rules all the same, for
// every element whose role is asked for, which would be most of the time that a test takes.

const NEVER_SHOWN = new Set(['HEAD', 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE']);

function displayOf(element: HTMLElement): string {
  if (NEVER_SHOWN.has(element.tagName) || element.hidden) return 'none';
  if (element.tagName === 'DIALOG' && !element.hasAttribute('open')) return 'none';
  return element.style.display || 'block';
}

function inherited(element: HTMLElement | null, name: 'visibility' | 'pointerEvents', otherwise: string): string {
  for (let at = element; at; at = at.parentElement) if (at.style?.[name]) return at.style[name];
  return otherwise;
}

function valueOf(element: HTMLElement, name: string): string | undefined {
  if (name === 'display') return displayOf(element);
  if (name === 'visibility') return inherited(element, 'visibility', 'visible');
  if (name === 'pointerEvents') return inherited(element, 'pointerEvents', 'auto');
  if (name === 'opacity') return element.style.opacity || '1';
  if (name === 'content') return '';
  return undefined;
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

window.getComputedStyle = (element: Element) => {
  const own = (element as HTMLElement).style ?? document.body.style;
  return new Proxy(own, {
    get(style, name) {
      if (typeof name !== 'string') return undefined;
      if (name === 'getPropertyValue')
        return (asked: string) => valueOf(element as HTMLElement, camelCase(asked)) ?? style.getPropertyValue(asked);
      const value = valueOf(element as HTMLElement, name) ?? style[name as keyof CSSStyleDeclaration];
      return typeof value === 'function' ? (value as () => unknown).bind(style) : value;
    },
  });
};
