import { queryClient } from '#kit/api/query-client.ts';
import { storeToken } from '#kit/session/session-token.ts';
import { publishToTabs } from '#kit/session/tabs.ts';
import { enter, useSession, type Viewer } from '#kit/session/viewer.ts';
import { readViewer } from '../read-viewer.ts';

/**
 * Makes this the session of every tab; rejects with the ApiError of the server. If the page still shows somebody's work, it goes
 * on for the same person and is loaded anew for another.
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
  // What failed or grew old while nobody was signed in is read again.
  if (before !== null) void queryClient.invalidateQueries();
  return viewer;
}
