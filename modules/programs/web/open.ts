import type { PortalSection } from '#kit/module/web-module.ts';

/** A patient's programs on their own page. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'programs',
    order: 5,
    section: () => import('./portal/portal-programs.tsx').then(({ PortalPrograms }) => PortalPrograms),
  },
];
