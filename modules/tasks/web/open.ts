import type { PortalSection } from '#kit/module/web-module.ts';

/** What patients see of their tasks on their own page. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'tasks',
    order: 10,
    section: () => import('./portal/portal-tasks.tsx').then(({ PortalTasks }) => PortalTasks),
  },
];
