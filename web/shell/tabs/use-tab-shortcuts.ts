import { useEffect, useRef } from 'react';
import type { VisitedTab } from './tab-rules.ts';
import type { TabCommands } from './use-tabs.ts';

/**
 * Alt+1 … Alt+8 show a tab, Alt+9 the last one; Alt+W closes the current one. Uses key codes, because Alt changes the
 * typed characters.
 */
export function useTabShortcuts(tabs: readonly VisitedTab[], shown: string, commands: TabCommands): void {
  const latest = useRef({ tabs, shown, commands });
  useEffect(() => {
    latest.current = { tabs, shown, commands };
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const now = latest.current;
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
      const tab = digit === '9' ? now.tabs.at(-1) : now.tabs[Number(digit) - 1];
      const current = now.tabs.find(({ key }) => key === now.shown);
      if (digit !== undefined && tab !== undefined) now.commands.go(tab);
      else if (event.code === 'KeyW' && current !== undefined) now.commands.close(current);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
