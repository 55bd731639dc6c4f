import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import * as boats from '../pages/boats-page';
import * as home from '../pages/home-page';
import type { Prepare } from '../shared/api/prepare';

/** Each page file exports one component, named `Page`. */
export interface PageModule {
  Page: ComponentType;
  prepare?: Prepare;
}

interface AppPage {
  path: string;
  load(): PageModule | Promise<PageModule>;
}

/** A page loaded when it is first visited; those on which most visits begin come with the app. */
const page = (path: string, load: AppPage['load']): AppPage => ({ path, load });
const atOnce = (path: string, module: PageModule): AppPage => ({ path, load: () => module });

/** Every page; the first whose path matches is shown. */
export const PAGES: readonly AppPage[] = [
  atOnce('/', home),
  atOnce('/boats', boats),
  page('/boats/:id', () => import('../pages/boat-page')),
  page('/boats/:id/reserve', () => import('../pages/reserve-page')),
  page('/checkout', () => import('../pages/checkout-page')),
  page('/reservation-sent/:id', () => import('../pages/reservation-sent-page')),
  page('/auth', () => import('../pages/auth-page')),
  page('/reset-password', () => import('../pages/reset-password-page')),
  page('/confirm-email', () => import('../pages/confirm-email-page')),
  page('/renter-dashboard', () => import('../pages/renter-dashboard-page')),
  page('/owner-dashboard', () => import('../pages/owner-dashboard-page')),
  page('/boat-management/:id?', () => import('../pages/boat-management-page')),
  page('/bookings/:id/conversation', () => import('../pages/conversation-page')),
  page('/at-the-dock', () => import('../pages/at-the-dock-page')),
  page('/captain-dashboard', () => import('../pages/captain-dashboard-page')),
  page('/reviews', () => import('../pages/reviews-page')),
  page('/admin-dashboard', () => import('../pages/admin-dashboard-page')),
  page('/admin/people', () => import('../pages/admin-people-page')),
  page('/admin/people/:id', () => import('../pages/admin-person-page')),
  page('/lifestyle', () => import('../pages/lifestyle-page')),
  page('/pricing', () => import('../pages/pricing-page')),
  page('/about', () => import('../pages/about-page')),
  page('/contact', () => import('../pages/contact-page')),
  page('/renters-faq', () => import('../pages/renters-faq-page')),
  page('/owners-captains-faq', () => import('../pages/owners-captains-faq-page')),
  page('/terms', () => import('../pages/terms-page')),
  page('/privacy', () => import('../pages/privacy-page')),
  page('/cookies', () => import('../pages/cookies-page')),
  page('*', () => import('../pages/not-found-page')),
];

export interface FoundPage {
  path: string;
  /** In the meantime, while it is on its way. */
  module: PageModule | Promise<PageModule>;
}

const loaded = new Map<string, PageModule>();

/** The page at an address. One that could not be loaded is asked for again the next time. */
export function findPage(pathname: string): FoundPage {
  const found = PAGES.find(({ path }) => matchPath(path, pathname));
  if (!found) throw new Error(`No page is at ${pathname}`);
  const { path, load } = found;
  const known = loaded.get(path);
  if (known) return { path, module: known };
  const module = load();
  if (!(module instanceof Promise)) {
    loaded.set(path, module);
    return { path, module };
  }
  return {
    path,
    module: module.then((arrived) => {
      loaded.set(path, arrived);
      return arrived;
    }),
  };
}
