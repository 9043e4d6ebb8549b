import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageName } from '#kit/navigation/page-names.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { recordPatientPage } from '../recent-patients.ts';
import { usePageAddress, usePageTitle } from '../use-page-title.ts';
import { closeOthers, closeTab, nextTab, tabKey, type VisitedTab } from './tab-rules.ts';
import { keepTabs, recordVisit, setTabs, useVisitedTabs } from './visited-tabs.ts';

/** Adds each visited page as a tab, and preserves the tabs across a reload. */
export function useNoteVisits(userId: string): void {
  const href = usePageAddress();
  const title = usePageTitle();
  useEffect(() => keepTabs(), [userId]);
  useEffect(() => {
    if (href === undefined || title === undefined) return;
    recordVisit({ key: tabKey(href), href, title });
    void recordPatientPage(href, pageName(href));
  }, [href, title, userId]);
}

/** The actions of a tab. */
export interface TabCommands {
  go: (tab: VisitedTab) => void;
  refresh: (tab: VisitedTab) => void;
  close: (tab: VisitedTab) => void;
  closeOthers: (tab: VisitedTab) => void;
  closeAll: () => void;
}

/** Returns the tabs, the current one, and the actions. */
export function useTabs(): { tabs: readonly VisitedTab[]; shown: string; commands: TabCommands } {
  const tabs = useVisitedTabs((state) => state.tabs);
  const shown = useRouterState({ select: (state) => tabKey(state.location.pathname) });
  const navigate = useNavigate();
  const go = (tab: VisitedTab): void => void navigate(splitPath(tab.href));
  const become = (after: readonly VisitedTab[]): void => {
    const stays = after.some(({ key }) => key === shown);
    const next = stays ? undefined : nextTab(tabs, after, shown);
    setTabs(after);
    if (next !== undefined) go(next);
  };
  return {
    tabs,
    shown,
    commands: {
      go,
      refresh: (tab) => void navigate({ ...splitPath(`/redirect${tab.href}`), replace: true }),
      close: (tab) => become(closeTab(tabs, tab.key)),
      closeOthers: (tab) => {
        setTabs(closeOthers(tabs, tab.key));
        if (shown !== tab.key) go(tab);
      },
      closeAll: () => become(closeOthers(tabs)),
    },
  };
}
