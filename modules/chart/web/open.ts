import { withSpanish } from '#kit/language/use-language.ts';
import type { PortalSection } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** Handouts in the patient portal. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'chart.handouts',
    order: 50,
    section: () =>
      withSpanish(loadTexts, () => import('./portal/portal-handouts.tsx').then(({ PortalHandouts }) => PortalHandouts)),
  },
];
