import { withSpanish } from '#kit/language/use-language.ts';
import type { PortalSection } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** The results section of the patient portal. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'labs.results',
    order: 40,
    section: () =>
      withSpanish(loadTexts, () => import('./portal-results.tsx').then(({ PortalResults }) => PortalResults)),
  },
];
