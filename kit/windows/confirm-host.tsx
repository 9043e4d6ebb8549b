import { lazy, Suspense, useLayoutEffect } from 'react';
import { useQuestion } from './confirm.ts';
import { guardEscape } from './escape-gate.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })));

/** Where the questions of `confirm` appear; the shell holds one. The dialog is fetched with the first question. */
export function ConfirmHost() {
  const asked = useQuestion((state) => state.asked !== null);
  useLayoutEffect(guardEscape, []);
  return asked ? (
    <Suspense>
      <ConfirmDialog />
    </Suspense>
  ) : null;
}
