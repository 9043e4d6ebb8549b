import { ApiError, hasCode, NETWORK, UNAUTHENTICATED } from '#kit/api/api-error.ts';
import { connected } from '#kit/api/connection.ts';
import { queryClient } from '#kit/api/query-client.ts';
import { LOGGED_OUT } from '#kit/api/read-answer.ts';
import { watchUse } from '#kit/session/activity.ts';
import {
  currentToken,
  dropToken,
  onSessionEnded,
  onTokenRenewed,
  onTokenTaken,
  restoreToken,
  shareToken,
} from '#kit/session/session-token.ts';
import { listenToTabs, type TabMessage, publishToTabs } from '#kit/session/tabs.ts';
import { enter, expire, leave, useSession } from '#kit/session/viewer.ts';
import { vaultLasts } from '#kit/vault/vault.ts';
import { readViewer, storedViewer } from '../read-viewer.ts';

/** Determines the signed-in user, and from then on follows the server and the other tabs. */
export async function startSession(): Promise<void> {
  watchUse();
  onSessionEnded(() => expire(LOGGED_OUT));
  onTokenRenewed((token) => publishToTabs({ kind: 'renewed', token }));
  onTokenTaken(() => void goOn());
  listenToTabs((message) => void follow(message));

  if ((await restoreToken()) === null && !vaultLasts) await askTabs();
  if (currentToken() === null) return leave(null);
  await takeViewer();
}

async function takeViewer(): Promise<void> {
  try {
    enter(await patiently(readViewer));
  } catch (error) {
    if (hasCode(error, UNAUTHENTICATED)) return leave(LOGGED_OUT);
    const stored = hasCode(error, NETWORK) ? await storedViewer() : null;
    if (stored !== null) {
      enter(stored);
      return void connected().then(goOn);
    }
    await dropToken();
    leave(error instanceof ApiError && error.message !== '' ? error.message : 'Has Error');
  }
}

// The token that another tab stored may belong to another user: then this page's content must not be shown to them.
async function goOn(): Promise<void> {
  const { viewer } = useSession.getState();
  const now = await readViewer().catch(() => null);
  if (now === null) return;
  if (viewer !== null && now.userId !== viewer.userId) return window.location.reload();
  enter(now);
  void queryClient.invalidateQueries();
}

// A restarting server must not send all users to the sign-in page.
async function patiently<Result>(read: () => Promise<Result>): Promise<Result> {
  for (const wait of [500, 1500, 3000]) {
    try {
      return await read();
    } catch (error) {
      if (!hasCode(error, NETWORK) || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return read();
}

function askTabs(): Promise<void> {
  return new Promise((resolve) => {
    const stop = listenToTabs((message) => {
      if (message.kind === 'signed-in') done();
    });
    const timer = setTimeout(() => done(), 150);
    const done = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    publishToTabs({ kind: 'anybody' });
  });
}

async function follow(message: TabMessage): Promise<void> {
  const { status, viewer } = useSession.getState();
  const token = currentToken();
  switch (message.kind) {
    case 'anybody':
      if (status === 'signed-in' && viewer !== null && token !== null)
        publishToTabs({ kind: 'signed-in', userId: viewer.userId, token });
      return;
    case 'in-use':
      return;
    case 'renewed':
      if (token !== null) shareToken(message.token);
      return;
    case 'signed-out':
      shareToken(null);
      queryClient.clear();
      return leave(null);
    case 'signed-in':
      shareToken(message.token);
      if (viewer === null) return status === 'signed-out' ? takeViewer() : undefined;
      if (viewer.userId !== message.userId) return window.location.reload();
      enter(viewer);
      void queryClient.invalidateQueries();
  }
}
