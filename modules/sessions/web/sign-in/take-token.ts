import { queryClient } from '#kit/api/query-client.ts';
import { storeToken } from '#kit/session/session-token.ts';
import { publishToTabs } from '#kit/session/tabs.ts';
import { enter, useSession, type Viewer } from '#kit/session/viewer.ts';
import { readViewer } from '../read-viewer.ts';

/**
 * Makes this the session of every tab; rejects with the server's ApiError. If the page still shows a user's work, it
 * continues for the same user and is reloaded for another.
 */
export async function takeToken(token: string): Promise<Viewer> {
  await storeToken(token);
  const before = useSession.getState().viewer;
  const viewer = await readViewer();
  publishToTabs({ kind: 'signed-in', userId: viewer.userId, token });
  if (before !== null && before.userId !== viewer.userId) {
    window.location.reload();
    return new Promise(() => undefined);
  }
  enter(viewer);
  // Data that failed to load or became stale while no user was signed in is read again.
  if (before !== null) void queryClient.invalidateQueries();
  return viewer;
}
