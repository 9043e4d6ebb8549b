import { Drawer } from '@mantine/core';
import { lazy, Suspense, useMemo } from 'react';
import { RowsSkeleton } from '../feedback/skeletons.tsx';
import { confirmLeaving } from './confirm.ts';
import { closeDrawer, type DrawerRequest, useDrawer } from './open-drawer.ts';
import classes from './right-drawer.module.css';

/** Where `openDrawer` opens: a quarter of the page at the right, the whole screen on a phone. The shell holds one. */
export function RightDrawer() {
  const { shown, isDirty } = useDrawer();
  const close = (): void => {
    void mayClose(isDirty).then((yes) => yes && closeDrawer());
  };
  return (
    <Drawer
      opened={shown !== null}
      onClose={close}
      position="right"
      title={shown?.title}
      overlayProps={{ backgroundOpacity: 0.15 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: classes.content }}
    >
      {shown !== null && <Content key={shown.key} request={shown} />}
    </Drawer>
  );
}

function Content({ request }: { request: DrawerRequest }) {
  const Body = useMemo(() => lazy(async () => ({ default: await request.content() })), [request]);
  return (
    <Suspense fallback={<RowsSkeleton rows={6} />}>
      <Body input={request.input ?? {}} onClose={closeDrawer} askFirst={(isDirty) => useDrawer.setState({ isDirty })} />
    </Suspense>
  );
}

async function mayClose(isDirty: () => boolean): Promise<boolean> {
  if (!isDirty()) return true;
  return confirmLeaving('What you changed here has not been saved.');
}
