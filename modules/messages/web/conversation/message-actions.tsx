import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { loadInOrder } from '#kit/module/load-in-order.tsx';
import type { MessageActionProps } from '#kit/module/web-module.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';

const Loaded = lazy(async () => {
  const actions = webModules()
    .flatMap(({ messageActions = [] }) => messageActions)
    .filter(({ rule }) => can(rule))
    .toSorted((one, other) => one.order - other.order);
  return {
    default: await loadInOrder(
      actions,
      ({ action }) => action(),
      ({ needsPatient }, { patientId }: MessageActionProps, shown) =>
        needsPatient === true && patientId === null ? null : shown,
    ),
  };
});

/** Message actions of other modules, e.g. adding it to a note. */
export function MessageActions(props: MessageActionProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
