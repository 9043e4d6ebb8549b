import { create } from 'zustand';

type Marks = ReadonlyMap<string, string>;

const useMarks = create<{ by: Readonly<Record<string, Marks>> }>(() => ({ by: {} }));

/** Marks events in the calendar for a module: a sentence for each event's key, instead of what that module marked before. */
export function markEvents(source: string, marks: Marks): void {
  useMarks.setState(({ by }) => ({ by: { ...by, [source]: marks } }));
}

/** What is to be known of an event at a glance; null for nothing. */
export function useEventMark(eventKey: string): string | null {
  return useMarks(({ by }) => {
    const said = Object.values(by).flatMap((marks) => marks.get(eventKey) ?? []);
    return said.length === 0 ? null : said.join('; ');
  });
}
