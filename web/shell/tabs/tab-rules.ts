/** A page that was visited: one tab. */
export interface VisitedTab {
  /** The page's path without its query: a page that changes its query stays in its tab. */
  key: string;
  /** Where the tab leads: the path with the query that the page had last. */
  href: string;
  title: string;
  /** Stands at the beginning and can't be closed. */
  fixed?: boolean;
}

/** The tab that a path belongs to. */
export function tabKey(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

/** The tabs after a visit: a new one at the end, or the known one with where it leads and what it is called by now. */
export function visit(tabs: readonly VisitedTab[], visited: VisitedTab): readonly VisitedTab[] {
  const known = tabs.find(({ key }) => key === visited.key);
  if (known === undefined) return [...tabs, visited];
  if (known.href === visited.href && known.title === visited.title) return tabs;
  return tabs.map((tab) => (tab === known ? { ...known, href: visited.href, title: visited.title } : tab));
}

/** The tabs without one, unless it is fixed. */
export function closeTab(tabs: readonly VisitedTab[], key: string): readonly VisitedTab[] {
  return tabs.filter((tab) => tab.key !== key || tab.fixed === true);
}

/** Only the fixed tabs and the one that is kept; without one, only the fixed. */
export function closeOthers(tabs: readonly VisitedTab[], keepKey?: string): readonly VisitedTab[] {
  return tabs.filter((tab) => tab.fixed === true || tab.key === keepKey);
}

/** What a menu offers to do with tabs; what would change nothing is idle. */
export interface TabChoice {
  choice: 'refresh' | 'close' | 'closeOthers' | 'closeAll';
  isIdle: boolean;
}

/** What there is to do with the tabs, asked of one of them or, where the page that is shown has none, of all. Fixed tabs have no close. */
export function tabChoices(tabs: readonly VisitedTab[], of: VisitedTab | undefined): TabChoice[] {
  const closes = (choice: TabChoice['choice'], keepKey?: string): TabChoice => ({
    choice,
    isIdle: closeOthers(tabs, keepKey).length === tabs.length,
  });
  if (of === undefined) return [closes('closeAll')];
  const close: TabChoice[] = of.fixed === true ? [] : [{ choice: 'close', isIdle: false }];
  return [{ choice: 'refresh', isIdle: false }, ...close, closes('closeOthers', of.key), closes('closeAll')];
}

/** Where to go when the shown tab was closed: to its right, else its left, else to the first. */
export function nextTab(
  before: readonly VisitedTab[],
  after: readonly VisitedTab[],
  shown: string,
): VisitedTab | undefined {
  const at = before.findIndex(({ key }) => key === shown);
  const stays = (tab: VisitedTab): boolean => after.some(({ key }) => key === tab.key);
  return before.slice(at + 1).find(stays) ?? before.slice(0, Math.max(0, at)).findLast(stays) ?? after[0];
}

/** The tabs with one moved to another's place; fixed ones stay first. */
export function moveTab(tabs: readonly VisitedTab[], key: string, by: number): readonly VisitedTab[] {
  const from = tabs.findIndex((tab) => tab.key === key);
  const tab = tabs[from];
  if (tab === undefined || tab.fixed === true) return tabs;
  const firstFree = tabs.filter(({ fixed }) => fixed === true).length;
  const to = Math.max(firstFree, Math.min(tabs.length - 1, from + by));
  return from === to ? tabs : tabs.toSpliced(from, 1).toSpliced(to, 0, tab);
}

/** The keys of the pages that stay mounted: those that are open, used last, at most `most` of them. */
export function mountedKeys(used: ReadonlyMap<string, number>, open: ReadonlySet<string>, most: number): Set<string> {
  const latest = [...used]
    .filter(([key]) => open.has(key))
    .sort((one, other) => other[1] - one[1])
    .slice(0, most);
  return new Set(latest.map(([key]) => key));
}
