import { useCallback, useState } from 'react';

/** Returns the grid's mounted columns by day, and the callback that the grid reports them to. */
export function useDayColumns(): [
  columns: ReadonlyMap<string, HTMLElement>,
  note: (day: string, column: HTMLElement | null) => void,
] {
  const [columns, setColumns] = useState<ReadonlyMap<string, HTMLElement>>(() => new Map());
  const note = useCallback((day: string, column: HTMLElement | null) => {
    setColumns((before) => {
      const after = new Map(before);
      if (column === null) after.delete(day);
      else after.set(day, column);
      return after;
    });
  }, []);
  return [columns, note];
}
