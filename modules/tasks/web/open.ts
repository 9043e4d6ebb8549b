import { withSpanish } from '#kit/language/use-language.ts';
import type { PortalSection } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** What patients see of their tasks on their own page. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'tasks',
    order: 10,
    section: () =>
      withSpanish(loadTexts, () => import('./portal/portal-tasks.tsx').then(({ PortalTasks }) => PortalTasks)),
  },
];
