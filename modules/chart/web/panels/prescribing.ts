import type { DrugActions } from '#kit/module/module-actions.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';

/** Returns the prescribing actions available to the user; undefined without such a module or permission. */
export function prescribing(): DrugActions | undefined {
  return webModules()
    .map(({ drugActions }) => drugActions)
    .find((actions) => actions !== undefined && can(actions.rule));
}
