import { useSession, viewerId } from '../session/viewer.ts';
import { draftKeys, dropDraft } from '../vault/drafts.ts';
import { pageId } from '../vault/page-id.ts';
import { vault } from '../vault/vault.ts';
import { type OpenWindow, useOpenWindows } from './open-windows.ts';
import { raiseWindow } from './window-order.ts';

const entry = (user: string): string => `windows/${user}/open/${pageId}`;

/**
 * Opens the windows again that stood open before a reload, and from then on keeps which ones are: kinds and ids, encrypted.
 * What was typed in them lies in the drafts of their forms. The answered function ends it, as signing out does.
 */
export function keepWindows(knows: (kind: string) => boolean): () => void {
  const user = viewerId();
  if (user === null) return () => undefined;
  let ended = false;
  const read = vault.get<readonly OpenWindow[]>(entry(user)).then((kept) => {
    const before = kept ?? [];
    if (ended) return;
    useOpenWindows.setState(({ windows }) => ({
      windows: [...before.filter(({ kind, id }) => knows(kind) && !windows.some((now) => now.id === id)), ...windows],
    }));
    for (const { id, minimised } of before) if (!minimised) raiseWindow(id);
    for (const { id } of useOpenWindows.getState().windows.slice(before.length)) raiseWindow(id);
  });
  const stop = useOpenWindows.subscribe(({ windows }, before) => {
    if (viewerId() !== user) return;
    void read.then(() => vault.put(entry(user), useOpenWindows.getState().windows));
    for (const { id } of before.windows) if (!windows.some((window) => window.id === id)) forgetDrafts(id);
  });
  return () => {
    ended = true;
    stop();
    if (useSession.getState().viewer === null) useOpenWindows.setState({ windows: [] });
  };
}

// A window that was closed was saved, or its author was asked. The form writes its draft once more as it leaves the page.
function forgetDrafts(windowId: string): void {
  setTimeout(() => {
    void draftKeys(`window/${windowId}`).then((keys) => Promise.all(keys.map(dropDraft)));
  }, 300);
}
