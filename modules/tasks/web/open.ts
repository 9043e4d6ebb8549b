import { withSpanish } from '#kit/language/use-language.ts';
import type { PortalSection } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** The patient's tasks in the portal. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'tasks',
    order: 10,
    section: () =>
      withSpanish(loadTexts, () => import('./portal/portal-tasks.tsx').then(({ PortalTasks }) => PortalTasks)),
  },
];
