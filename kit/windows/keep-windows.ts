import type { WindowKind } from '../module/web-module.ts';
import { useSession, viewerId } from '../session/viewer.ts';
import { draftKeys, dropDraft } from '../vault/drafts.ts';
import { pageId } from '../vault/page-id.ts';
import { vault } from '../vault/vault.ts';
import { type OpenWindow, useOpenWindows } from './open-windows.ts';
import { raiseWindow } from './window-order.ts';

const entry = (user: string): string => `windows/${user}/open/${pageId}`;

/**
 * Reopens the windows that were open before a reload, and from then on stores which ones are open: kinds and ids,
 * encrypted. Unknown kinds are not reopened, and neither are windows for a new record without input. Input is in the
 * drafts of their forms. The returned function stops it, e.g. at sign-out.
 */
export function keepWindows(kindOf: (kind: string) => Pick<WindowKind, 'about'> | undefined): () => void {
  const user = viewerId();
  if (user === null) return () => undefined;
  let ended = false;
  const open = idsOfThisTab();
  const read = vault.get<readonly OpenWindow[]>(entry(user)).then(async (savedWindows) => {
    const before = (await comeBack(savedWindows ?? [], kindOf)).filter(({ id }) => open === null || open.includes(id));
    if (ended) return;
    useOpenWindows.setState(({ windows }) => ({
      windows: [...before.filter(({ id }) => !windows.some((now) => now.id === id)), ...windows],
    }));
    for (const { id, minimised } of before) if (!minimised) raiseWindow(id);
    for (const { id } of useOpenWindows.getState().windows.slice(before.length)) raiseWindow(id);
  });
  const stop = useOpenWindows.subscribe(({ windows }, before) => {
    if (viewerId() !== user) return;
    void read.then(() => {
      const now = useOpenWindows.getState().windows;
      keepIds(now);
      return vault.put(
        entry(user),
        now.map(({ isOnlyBack: _back, ...window }) => window),
      );
    });
    for (const { id } of before.windows) if (!windows.some((window) => window.id === id)) forgetDrafts(id);
  });
  return () => {
    ended = true;
    stop();
    if (useSession.getState().viewer === null) useOpenWindows.setState({ windows: [] });
  };
}

async function comeBack(
  savedWindows: readonly OpenWindow[],
  kindOf: (kind: string) => Pick<WindowKind, 'about'> | undefined,
): Promise<OpenWindow[]> {
  const back = await Promise.all(
    savedWindows.map(async (window): Promise<OpenWindow[]> => {
      const kind = kindOf(window.kind);
      if (kind === undefined) return [];
      if ((await draftKeys(`window/${window.id}`)).length > 0) return [window];
      const isNew = kind.about !== undefined && (window.input[kind.about] ?? null) === null;
      return isNew && !window.minimised ? [] : [{ ...window, isOnlyBack: true }];
    }),
  );
  return back.flat();
}

// The vault writes asynchronously. A reload in that moment must not reopen a closed window: the ids, which contain no
// personal data, are written synchronously.
const IDS = 'salus-windows';

function idsOfThisTab(): readonly string[] | null {
  try {
    const ids = sessionStorage.getItem(IDS);
    return ids === null ? null : ids.split(' ');
  } catch {
    return null;
  }
}

function keepIds(windows: readonly OpenWindow[]): void {
  try {
    sessionStorage.setItem(IDS, windows.map(({ id }) => id).join(' '));
  } catch {
    // Without it, a window that was closed a moment ago may reopen.
  }
}

// A closed window was saved, or its author was asked. The form writes its draft once more when it unmounts.
function forgetDrafts(windowId: string): void {
  setTimeout(() => {
    void draftKeys(`window/${windowId}`).then((keys) => Promise.all(keys.map(dropDraft)));
  }, 300);
}
