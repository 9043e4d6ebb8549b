import type { WaitlistActions } from '#kit/module/module-actions.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';

/** Returns the waitlist actions of the user: to view or add entries; empty without permission. */
export function waitlistActions(to: 'view' | 'add'): readonly WaitlistActions[] {
  return webModules()
    .flatMap((module) => module.waitlistActions ?? [])
    .filter(({ rule, viewRule }) => can(to === 'view' ? viewRule : rule));
}
