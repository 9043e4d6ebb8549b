import { ApiError } from '#kit/api/api-error.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { request } from '#kit/api/request.ts';
import { holdToken } from '#kit/session/session-token.ts';
import { tellTabs } from '#kit/session/tabs.ts';
import { enter, useSession, type Viewer } from '#kit/session/viewer.ts';
import { deviceId } from './device-id.ts';
import { readViewer } from './read-viewer.ts';
import { LoginDocument } from './registration.operations.gen.ts';

/**
 * Signs in and makes this the session of every tab; rejects with the ApiError of the server. If the page still shows
 * somebody's work, it goes on for the same person and is loaded anew for another.
 */
export async function signIn(username: string, password: string): Promise<Viewer> {
  const { login } = await request(LoginDocument, { username: username.trim(), password, deviceId: deviceId() });
  if (login.token === null)
    throw new ApiError('SECOND_STEP', 'This account needs a second step that this page does not offer yet.');
  await holdToken(login.token);
  const before = useSession.getState().viewer;
  const viewer = await readViewer();
  tellTabs({ kind: 'signed-in', userId: viewer.userId, token: login.token });
  if (before !== null && before.userId !== viewer.userId) {
    window.location.reload();
    return new Promise(() => undefined);
  }
  enter(viewer);
  // What failed or grew old while nobody was signed in is read again.
  if (before !== null) void queryClient.invalidateQueries();
  return viewer;
}
