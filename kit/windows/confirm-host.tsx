import { lazy, Suspense } from 'react';
import { useQuestion } from './confirm.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })));

/** Where the questions of `confirm` appear; the shell holds one. The dialog is fetched with the first question. */
export function ConfirmHost() {
  const asked = useQuestion((state) => state.asked !== null);
  return asked ? (
    <Suspense>
      <ConfirmDialog />
    </Suspense>
  ) : null;
}
