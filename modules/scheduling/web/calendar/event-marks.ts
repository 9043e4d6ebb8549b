import { create } from 'zustand';

type Marks = ReadonlyMap<string, string>;

const useMarks = create<{ by: Readonly<Record<string, Marks>> }>(() => ({ by: {} }));

/** Sets a module's marks on calendar events, one sentence per event key, replacing its previous marks. */
export function markEvents(source: string, marks: Marks): void {
  useMarks.setState(({ by }) => ({ by: { ...by, [source]: marks } }));
}

/** Returns the mark of an event, or null. */
export function useEventMark(eventKey: string): string | null {
  return useMarks(({ by }) => {
    const said = Object.values(by).flatMap((marks) => marks.get(eventKey) ?? []);
    return said.length === 0 ? null : said.join('; ');
  });
}
