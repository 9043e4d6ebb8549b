import { tabChoices, type TabChoice, type VisitedTab } from './tab-rules.ts';
import type { TabCommands } from './use-tabs.ts';

/** An entry of a tab menu. */
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

/**
 * Returns the entries of the menu of a tab, or of all tabs if there is none: for the tab bar and for the list on a
 * phone.
 */
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
