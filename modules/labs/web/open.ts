import type { PortalSection } from '#kit/module/web-module.ts';

/** What patients see of their results on their own page. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'labs.results',
    order: 40,
    section: () => import('./portal-results.tsx').then(({ PortalResults }) => PortalResults),
  },
];
