import { lazy, Suspense, useMemo } from 'react';
import { RowsSkeleton } from '../feedback/skeletons.tsx';
import { closeDrawer, type DrawerRequest, useDrawer } from './open-drawer.ts';
import { RightDrawer } from './right-drawer.tsx';

/** Where `openDrawer` opens. The shell holds one. */
export function DrawerHost() {
  const shown = useDrawer((state) => state.shown);
  if (shown === null) return null;
  return (
    <RightDrawer key={shown.key} title={shown.title} onClose={closeDrawer}>
      <Content request={shown} />
    </RightDrawer>
  );
}

function Content({ request }: { request: DrawerRequest }) {
  const Body = useMemo(() => lazy(async () => ({ default: await request.content() })), [request]);
  return (
    <Suspense fallback={<RowsSkeleton rows={6} />}>
      <Body input={request.input ?? {}} onClose={closeDrawer} />
    </Suspense>
  );
}
