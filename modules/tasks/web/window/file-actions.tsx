import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { loadInOrder } from '#kit/module/load-in-order.tsx';
import type { FileActionProps } from '#kit/module/web-module.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';

const Loaded = lazy(async () => {
  const actions = webModules()
    .flatMap(({ fileActions = [] }) => fileActions)
    .filter(({ rule }) => can(rule))
    .toSorted((one, other) => one.order - other.order);
  return { default: await loadInOrder(actions, ({ action }) => action()) };
});

/** Actions of other modules on an attached file, e.g. adding it to the patient's chart. */
export function FileActions(props: FileActionProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
