import type { VisitState } from './visit-state.ts';

interface Visit {
  state: VisitState | null;
  /** ISO strings. */
  start: string;
  since: string | null;
}

const ORDER: readonly (VisitState | null)[] = ['ready', 'in_room', 'arrived', null];

/**
 * Returns whom a doctor sees next: who is ready, then who is in a room, then who arrived, each the longest waiting
 * first; otherwise the next booked appointment. Null if nobody is left.
 */
export function nextVisit<V extends Visit>(visits: readonly V[], now: Date): V | null {
  const open = visits.filter(
    ({ state, start }) => state !== 'left' && (state !== null || Date.parse(start) > now.getTime()),
  );
  const place = ({ state }: Visit): number => ORDER.indexOf(state);
  const begin = ({ since, start }: Visit): number => Date.parse(since ?? start);
  return open.toSorted((one, other) => place(one) - place(other) || begin(one) - begin(other))[0] ?? null;
}
