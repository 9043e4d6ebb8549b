import type { DrugActions } from '#kit/module/module-actions.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';

/** What the module that prescribes offers to the viewer; undefined where none does, or they may not. */
export function prescribing(): DrugActions | undefined {
  return webModules()
    .map(({ drugActions }) => drugActions)
    .find((actions) => actions !== undefined && can(actions.rule));
}
