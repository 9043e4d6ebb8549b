import { Suspense } from 'react';
import { can, useSession } from '#kit/session/viewer.ts';
import { MessagesMenu } from '#messages/web';

/** The menu of secure messages, for users with access to them. */
export function Mail() {
  useSession((state) => state.viewer);
  if (!can('messages.use')) return null;
  return (
    <Suspense>
      <MessagesMenu />
    </Suspense>
  );
}
