/** A visited page, shown as a tab. */
export interface VisitedTab {
  /** The page's path without its query: a page that changes its query stays in its tab. */
  key: string;
  /** The link of the tab: the path with the page's last query. */
  href: string;
  title: string;
  /** At the beginning, and can't be closed. */
  fixed?: boolean;
}

/** Returns the key of the tab of a path. */
export function tabKey(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

/** Returns the tabs after a visit: with a new one at the end, or the known one with its link and title updated. */
export function visit(tabs: readonly VisitedTab[], visited: VisitedTab): readonly VisitedTab[] {
  const known = tabs.find(({ key }) => key === visited.key);
  if (known === undefined) return [...tabs, visited];
  if (known.href === visited.href && known.title === visited.title) return tabs;
  return tabs.map((tab) => (tab === known ? { ...known, href: visited.href, title: visited.title } : tab));
}

/** Removes a tab, unless it is fixed. */
export function closeTab(tabs: readonly VisitedTab[], key: string): readonly VisitedTab[] {
  return tabs.filter((tab) => tab.key !== key || tab.fixed === true);
}

/** Removes all tabs except fixed ones and `keepKey`. */
export function closeOthers(tabs: readonly VisitedTab[], keepKey?: string): readonly VisitedTab[] {
  return tabs.filter((tab) => tab.fixed === true || tab.key === keepKey);
}

/** An action that a menu offers for tabs; `idle` if it would have no effect. */
export interface TabChoice {
  choice: 'refresh' | 'close' | 'closeOthers' | 'closeAll';
  isIdle: boolean;
}

/** Returns the actions for one tab or, if the current page has none, for all. Fixed tabs can't be closed. */
export function tabChoices(tabs: readonly VisitedTab[], of: VisitedTab | undefined): TabChoice[] {
  const closes = (choice: TabChoice['choice'], keepKey?: string): TabChoice => ({
    choice,
    isIdle: closeOthers(tabs, keepKey).length === tabs.length,
  });
  if (of === undefined) return [closes('closeAll')];
  const close: TabChoice[] = of.fixed === true ? [] : [{ choice: 'close', isIdle: false }];
  return [{ choice: 'refresh', isIdle: false }, ...close, closes('closeOthers', of.key), closes('closeAll')];
}

/** Returns the tab to show after the current one was closed: its right neighbor, else its left, else the first. */
export function nextTab(
  before: readonly VisitedTab[],
  after: readonly VisitedTab[],
  shown: string,
): VisitedTab | undefined {
  const at = before.findIndex(({ key }) => key === shown);
  const stays = (tab: VisitedTab): boolean => after.some(({ key }) => key === tab.key);
  return before.slice(at + 1).find(stays) ?? before.slice(0, Math.max(0, at)).findLast(stays) ?? after[0];
}

/** Moves a tab to another position; fixed ones stay first. */
export function moveTab(tabs: readonly VisitedTab[], key: string, by: number): readonly VisitedTab[] {
  const from = tabs.findIndex((tab) => tab.key === key);
  const tab = tabs[from];
  if (tab === undefined || tab.fixed === true) return tabs;
  const firstFree = tabs.filter(({ fixed }) => fixed === true).length;
  const to = Math.max(firstFree, Math.min(tabs.length - 1, from + by));
  return from === to ? tabs : tabs.toSpliced(from, 1).toSpliced(to, 0, tab);
}

/** Returns the keys of the pages that stay mounted: the most recently used open ones, at most `most`. */
export function mountedKeys(used: ReadonlyMap<string, number>, open: ReadonlySet<string>, most: number): Set<string> {
  const latest = [...used]
    .filter(([key]) => open.has(key))
    .sort((one, other) => other[1] - one[1])
    .slice(0, most);
  return new Set(latest.map(([key]) => key));
}
