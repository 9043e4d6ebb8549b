import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../windows/confirm.ts';

/** Asks before the user leaves a page while an import runs, because leaving would stop it. */
export function useStayWhileImporting(title: string, isRunning: boolean): void {
  useBlocker({
    disabled: !isRunning,
    enableBeforeUnload: true,
    shouldBlockFn: async () =>
      !(await confirm({
        title,
        message: 'If you leave this page, the import is canceled and nothing is saved.',
        confirm: 'Leave and cancel',
        cancel: 'Stay',
        danger: true,
      })),
  });
}
