import { withSpanish } from '#kit/language/use-language.ts';
import type { PortalSection, WebRoute } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** The page to which an app sends its user. */
export const openPages: readonly WebRoute[] = [
  {
    path: '/authorize-app',
    title: 'App access',
    open: true,
    page: () =>
      withSpanish(loadTexts, () =>
        import('./consent/authorize-app-page.tsx').then(({ AuthorizeAppPage }) => AuthorizeAppPage),
      ),
  },
];

/** The apps that a patient allowed, in the portal. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'apps',
    order: 90,
    section: () =>
      withSpanish(loadTexts, () => import('./portal/portal-apps.tsx').then(({ PortalApps }) => PortalApps)),
  },
];
