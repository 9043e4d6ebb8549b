import type { PortalSection, WebRoute } from '#kit/module/web-module.ts';

/** What the code on a statement leads to. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/pay',
    title: 'Pay your clinic',
    open: true,
    page: () => import('./pay-page/pay-page.tsx').then(({ PayPage }) => PayPage),
  },
];

/** What patients see of their account on their own page. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'billing.account',
    order: 50,
    section: () => import('./portal/portal-account.tsx').then(({ PortalAccount }) => PortalAccount),
  },
];
