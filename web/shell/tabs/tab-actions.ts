import { tabChoices, type TabChoice, type VisitedTab } from './tab-rules.ts';
import type { TabCommands } from './use-tabs.ts';

/** A line of a menu of tabs. */
export interface TabAction extends TabChoice {
  label: string;
  act: () => void;
}

const LABELS: Record<TabChoice['choice'], string> = {
  refresh: 'Refresh',
  close: 'Close',
  closeOthers: 'Close Others',
  closeAll: 'Close All',
};

/** The lines of the menu of a tab, or of all where there is none: for the tab bar and for the list on a phone. */
export function tabActions(
  tabs: readonly VisitedTab[],
  tab: VisitedTab | undefined,
  commands: TabCommands,
): TabAction[] {
  return tabChoices(tabs, tab).map(({ choice, isIdle }) => ({
    choice,
    isIdle,
    label: LABELS[choice],
    act: () => {
      if (choice === 'closeAll') commands.closeAll();
      else if (tab !== undefined) commands[choice](tab);
    },
  }));
}
