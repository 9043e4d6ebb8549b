import type { WindowKind } from '../module/web-module.ts';
import { useSession, viewerId } from '../session/viewer.ts';
import { draftKeys, dropDraft } from '../vault/drafts.ts';
import { pageId } from '../vault/page-id.ts';
import { vault } from '../vault/vault.ts';
import { type OpenWindow, useOpenWindows } from './open-windows.ts';
import { raiseWindow } from './window-order.ts';

const entry = (user: string): string => `windows/${user}/open/${pageId}`;

/**
 * Opens the windows again that stood open before a reload, and from then on keeps which ones are: kinds and ids, encrypted. A kind that
 * is not known any more stays away, and so does one that had begun something new with nothing typed in it. What was typed lies in the
 * drafts of their forms. The answered function ends it, as signing out does.
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

// The vault takes a moment to write. A page that is loaded again within it must not bring back what was closed: the ids, which say
// nothing of anybody, are written at once.
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
    // Without it a window may come back that was closed a moment ago.
  }
}

// A window that was closed was saved, or its author was asked. The form writes its draft once more as it leaves the page.
function forgetDrafts(windowId: string): void {
  setTimeout(() => {
    void draftKeys(`window/${windowId}`).then((keys) => Promise.all(keys.map(dropDraft)));
  }, 300);
}
