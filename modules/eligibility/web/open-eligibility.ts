import { openDrawer } from '#kit/windows/open-drawer.ts';

/** Opens the eligibility check in the drawer on the right. */
export function openEligibility(): void {
  openDrawer({
    title: 'Eligibility',
    content: () => import('./drawer/eligibility-drawer.tsx').then(({ EligibilityDrawer }) => EligibilityDrawer),
  });
}
