import { create } from 'zustand';
import { useSession, viewerId } from '#kit/session/viewer.ts';
import { pageId } from '#kit/vault/page-id.ts';
import { vault } from '#kit/vault/vault.ts';
import { type VisitedTab, tabKey, visit } from './tab-rules.ts';

interface VisitedTabs {
  tabs: readonly VisitedTab[];
  /** Number of refreshes of each page, by key. */
  refreshed: Readonly<Record<string, number>>;
}

const HOME: VisitedTab = { key: '/dashboard', href: '/dashboard', title: 'Dashboard', fixed: true };
const entry = (user: string): string => `tabs/${user}/${pageId}`;

/** The visited pages that were not closed. */
export const useVisitedTabs = create<VisitedTabs>(() => ({ tabs: [HOME], refreshed: {} }));

/** Adds or updates the tab of the current page. */
export function recordVisit(visited: VisitedTab): void {
  useVisitedTabs.setState(({ tabs }) => ({ tabs: visit(tabs, visited) }));
}

/** Sets the tabs returned by a rule. */
export function setTabs(tabs: readonly VisitedTab[]): void {
  useVisitedTabs.setState({ tabs });
}

/** Remounts the page at a path when it is shown next; `/redirect{path}` navigates there. */
export function refreshTab(path: string): void {
  const key = tabKey(path);
  useVisitedTabs.setState(({ refreshed }) => ({ refreshed: { ...refreshed, [key]: (refreshed[key] ?? 0) + 1 } }));
}

/**
 * Restores the tabs from before a reload and stores them from then on: encrypted, for this user and this browser tab,
 * because their titles contain patient names. The returned function stops this; sign-out deletes everything.
 */
export function keepTabs(): () => void {
  const user = viewerId();
  if (user === null) return () => undefined;
  let ended = false;
  const read = vault.get<readonly VisitedTab[]>(entry(user)).then((savedTabs) => {
    if (ended || savedTabs === undefined) return;
    useVisitedTabs.setState(({ tabs }) => ({
      tabs: tabs.reduce(visit, [HOME, ...savedTabs.filter(({ key }) => key !== HOME.key)]),
    }));
  });
  const stop = useVisitedTabs.subscribe(() => {
    if (viewerId() !== user) return;
    void read.then(() => vault.put(entry(user), useVisitedTabs.getState().tabs));
  });
  return () => {
    ended = true;
    stop();
    if (useSession.getState().viewer === null) useVisitedTabs.setState({ tabs: [HOME], refreshed: {} });
  };
}
