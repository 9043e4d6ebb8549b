import { withSpanish } from '#kit/language/use-language.ts';
import type { PortalSection } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** What patients see and send of their insurance on their own page. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'eligibility.insurance',
    order: 50,
    section: () =>
      withSpanish(loadTexts, () =>
        import('./portal/portal-insurance.tsx').then(({ PortalInsurance }) => PortalInsurance),
      ),
  },
];
