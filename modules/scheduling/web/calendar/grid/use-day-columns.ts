import { useCallback, useState } from 'react';

/** The grid's columns by day as they come and go, and where the grid tells of them. */
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
