import { useMemo } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { RowsSkeleton } from '../feedback/skeletons.tsx';
import { lazyPart, type LazyPartOptions } from '../module/lazy-part.tsx';
import { closeDrawer, type DrawerRequest, useDrawer } from './open-drawer.ts';
import { RightDrawer } from './right-drawer.tsx';

const PARTS: LazyPartOptions<object> = {
  waiting: () => <RowsSkeleton rows={6} />,
  instead: (_, again) => <ErrorState error={null} what="This" onRetry={again} />,
};

/** Renders the drawer of `openDrawer`. The shell has one host. */
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
  const Body = useMemo(() => lazyPart(request.content, PARTS), [request]);
  return <Body input={request.input ?? {}} onClose={closeDrawer} />;
}
