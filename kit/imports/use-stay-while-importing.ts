import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../windows/confirm.ts';

/** Asks before somebody leaves a page on which an import runs: it would end. */
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
