import { withSpanish } from '#kit/language/use-language.ts';
import type { PortalSection, WebRoute } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** The page that the code on a statement opens. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/pay',
    title: 'Pay your clinic',
    open: true,
    page: () => withSpanish(loadTexts, () => import('./pay-page/pay-page.tsx').then(({ PayPage }) => PayPage)),
  },
];

/** The account section of the patient portal. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'billing.account',
    order: 50,
    section: () =>
      withSpanish(loadTexts, () => import('./portal/portal-account.tsx').then(({ PortalAccount }) => PortalAccount)),
  },
];
