import type { PortalSection } from '#kit/module/web-module.ts';

/** Secure messages on a patient's own page. */
export const portalSections: readonly PortalSection[] = [
  {
    id: 'messages',
    order: 10,
    section: () => import('./portal/portal-messages.tsx').then(({ PortalMessages }) => PortalMessages),
  },
];
