import { withSpanish } from '#kit/language/use-language.ts';
import type { PortalSection } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** The insurance section of the patient portal. */
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

/** Loads the function that reduces a photo for sending. */
export const loadSmallPicture = () => import('./portal/small-picture.ts').then(({ smallPicture }) => smallPicture);
