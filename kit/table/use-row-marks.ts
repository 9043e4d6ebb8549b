import { useCallback, useRef } from 'react';
import { type Selection, toggled, withRange } from './selection.ts';

/** Selects single rows, a range from the last selected row, or all rows. Does nothing without a selection. */
export function useRowMarks<Row>(selection: Selection | undefined, list: readonly Row[], rowId: (row: Row) => string) {
  // Start of a Shift range.
  const anchor = useRef(0);
  // `mark` keeps its identity, so that selecting a row renders that row only.
  const latest = useRef({ selection, list, rowId });
  latest.current = { selection, list, rowId };
  const mark = useCallback((index: number, range: boolean): void => {
    const now = latest.current;
    const row = now.list[index];
    if (now.selection === undefined || row === undefined) return;
    const { ids } = now.selection;
    const id = now.rowId(row);
    if (range) now.selection.set(withRange(ids, now.list.map(now.rowId), anchor.current, index, !ids.has(id)));
    else now.selection.set(toggled(ids, id));
    anchor.current = index;
  }, []);
  const markAll = (on: boolean): void =>
    selection?.set(withRange(selection.ids, list.map(rowId), 0, list.length - 1, on));
  const markBetween = (from: number, to: number): void => {
    selection?.set(withRange(selection.ids, list.map(rowId), from, to, true));
    anchor.current = to;
  };
  return { selection, mark, markAll, markBetween };
}
