import { Suspense, useEffect, useId } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { create } from 'zustand';
import { useConflictQuestion } from './event/conflict/conflict-question.ts';
import { useScopeQuestion } from './event/scope-question.ts';

const ConflictDialog = lazy(() =>
  import('./event/conflict/conflict-dialog.tsx').then((file) => ({ default: file.ConflictDialog })),
);
const ScopeDialog = lazy(() => import('./event/scope-dialog.tsx').then((file) => ({ default: file.ScopeDialog })));

const useHosts = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

/**
 * The calendar's dialogs. Every page, widget and window that may ask a question renders this; if there are several, the
 * first one shows them.
 */
export function SchedulingWindows() {
  const id = useId();
  useEffect(() => {
    useHosts.setState(({ ids }) => ({ ids: [...ids, id] }));
    return () => useHosts.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
  }, [id]);
  const isFirst = useHosts(({ ids }) => ids[0] === id);
  const conflict = useConflictQuestion((state) => state.question);
  const scope = useScopeQuestion((state) => state.question);
  if (!isFirst) return null;
  return (
    <Suspense>
      {conflict !== null && <ConflictDialog />}
      {scope !== null && <ScopeDialog />}
    </Suspense>
  );
}
