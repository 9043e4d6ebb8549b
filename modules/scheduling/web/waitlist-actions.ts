import type { WaitlistActions } from '#kit/module/module-actions.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';

/** What the waiting list offers the viewer: to see who waits, or to put somebody on it; nothing where they may not. */
export function waitlistActions(to: 'view' | 'add'): readonly WaitlistActions[] {
  return webModules()
    .flatMap((module) => module.waitlistActions ?? [])
    .filter(({ rule, viewRule }) => can(to === 'view' ? viewRule : rule));
}
