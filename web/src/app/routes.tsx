import type { RouteObject } from 'react-router-dom';
import { RouteError } from './route-error';
import { Shell } from './shell';

/** A page loaded when it is first visited. Each page file exports one component, named `Page`. */
function page(path: string, load: () => Promise<{ Page: React.ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).Page }) };
}

/** Every page, within what all pages share. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <></>,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          page('/', () => import('../pages/home-page')),
          page('/boats', () => import('../pages/boats-page')),
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
          page('/captain-dashboard', () => import('../pages/captain-dashboard-page')),
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
        ],
      },
    ],
  },
];
