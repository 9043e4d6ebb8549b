import { withSpanish } from '#kit/language/use-language.ts';
import type { PortalSection } from '#kit/module/web-module.ts';

const loadTexts = () => import('./spanish.gen.ts');

/** Secure messages in the patient portal. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'messages',
    order: 10,
    section: () =>
      withSpanish(loadTexts, () => import('./portal/portal-messages.tsx').then(({ PortalMessages }) => PortalMessages)),
  },
];
