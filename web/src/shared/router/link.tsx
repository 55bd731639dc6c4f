import type { ComponentProps, MouseEvent } from 'react';
import { createPath, parsePath } from './addresses';
import { type NavigateOptions, useLocation, useNavigate } from './router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigateOptions & { to: string };

/** A link to a page of the app, which is shown without the document being loaded anew. */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const href = createPath(parsePath(to, location.pathname));

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    // Whoever follows a link to the page on screen needs no second entry for it.
    void navigate(href, { state, replace: replace ?? createPath(location) === href });
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** With the left button, and without a key that asks for another tab. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

/** One that says where one is: on its page, or on one below that; `end`: on its page alone. */
export function NavLink({ end = false, ...link }: LinkProps & { end?: boolean }) {
  const pathname = useLocation().pathname.toLowerCase();
  const isHere = pathname === link.to || (!end && link.to !== '/' && pathname.startsWith(`${link.to}/`));
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />;
}
