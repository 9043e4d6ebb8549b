import { useState } from 'react';
import { type Refreshes, refreshAll } from '../api/use-api.ts';
import { reportError } from '../feedback/report-error.ts';
import { toast } from '../feedback/toast.ts';
import { confirm, type Question } from '../windows/confirm.ts';

interface DeleteOptions<Row, Answer> {
  /** The confirmation question; omitted if the deletion can be undone. */
  ask?: (row: Row) => Omit<Question, 'confirm' | 'danger'> & { confirm?: string };
  run: (row: Row) => Promise<Answer>;
  /** The message afterward, in the past tense: "Template deleted". */
  done: string | ((answer: Answer, row: Row) => string);
  /** Undoes the deletion; offered in the message. */
  undo?: (row: Row) => Promise<unknown>;
  /** The reads that the deletion, and undoing it, invalidate. */
  refreshes?: Refreshes;
  /** Called after both, for effects other than reads: closes a dialog. */
  onDone?: () => void;
}

/** Deletes a row: asks first if it can't be undone, offers Undo if it can, and reports the outcome. */
export function useDelete<Row, Answer>(
  options: DeleteOptions<Row, Answer>,
): {
  remove: (row: Row) => void;
  busy: boolean;
} {
  const { ask, run, done, undo, refreshes = [], onDone } = options;
  const [busy, setBusy] = useState(false);
  const finish = (): void => {
    refreshAll(refreshes);
    onDone?.();
  };
  const remove = async (row: Row): Promise<void> => {
    if (ask !== undefined && !(await confirm({ confirm: 'Delete', danger: true, ...ask(row) }))) return;
    setBusy(true);
    try {
      const answer = await run(row);
      const message = typeof done === 'string' ? done : done(answer, row);
      const back = (): void => void undo?.(row).then(finish, reportError);
      toast.success(message, undo === undefined ? {} : { action: { label: 'Undo', run: back } });
      finish();
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return { remove: (row) => void remove(row), busy };
}
