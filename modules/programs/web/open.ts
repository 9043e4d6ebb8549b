import { withSpanish } from '#kit/language/use-language.ts';
import type { PortalSection } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** A patient's programs in the portal. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'programs',
    order: 5,
    section: () =>
      withSpanish(loadTexts, () => import('./portal/portal-programs.tsx').then(({ PortalPrograms }) => PortalPrograms)),
  },
];
