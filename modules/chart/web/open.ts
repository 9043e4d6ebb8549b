import type { PortalSection } from '#kit/module/web-module.ts';

/** What patients read on their own page of what they were given at a visit. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'chart.handouts',
    order: 50,
    section: () => import('./portal/portal-handouts.tsx').then(({ PortalHandouts }) => PortalHandouts),
  },
];
