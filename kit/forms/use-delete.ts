import { useState } from 'react';
import { reportError } from '../feedback/report-error.ts';
import { toast } from '../feedback/toast.ts';
import { confirm, type Question } from '../windows/confirm.ts';

interface DeleteOptions<Row, Answer> {
  /** What is asked first; left out where it can be undone. */
  ask?: (row: Row) => Omit<Question, 'confirm' | 'danger'> & { confirm?: string };
  run: (row: Row) => Promise<Answer>;
  /** What is told once it is gone. */
  done: (answer: Answer) => string;
  /** Takes it back; offered beside what is told. */
  undo?: (row: Row) => Promise<unknown>;
  /** After it, and after its undoing: reads anew what showed it, and closes. */
  onDone: () => void;
}

/** Deletes something, asking before what can't be undone, and offering to undo the rest. */
export function useDelete<Row, Answer>(
  options: DeleteOptions<Row, Answer>,
): {
  remove: (row: Row) => void;
  busy: boolean;
} {
  const { ask, run, done, undo, onDone } = options;
  const [busy, setBusy] = useState(false);
  const remove = async (row: Row): Promise<void> => {
    if (ask !== undefined && !(await confirm({ confirm: 'Delete', danger: true, ...ask(row) }))) return;
    setBusy(true);
    try {
      const told = done(await run(row));
      const back = (): void => void undo?.(row).then(onDone, reportError);
      toast.success(told, undo === undefined ? {} : { action: { label: 'Undo', run: back } });
      onDone();
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return { remove: (row) => void remove(row), busy };
}
