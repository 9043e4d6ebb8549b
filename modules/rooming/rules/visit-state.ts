/** The states of a visit after check-in, in their usual order. */
export const visitStates = ['arrived', 'in_room', 'ready', 'left'] as const;
export type VisitState = (typeof visitStates)[number];

/** Display names of the states. */
export const visitStateNames: Readonly<Record<VisitState, string>> = {
  arrived: 'Arrived',
  in_room: 'In room',
  ready: 'Ready',
  left: 'Left',
};

/** Returns whether a patient in this state is in a room. */
export function isInRoom(state: VisitState): boolean {
  return state === 'in_room' || state === 'ready';
}

/** Formats how long a patient has waited: "under 1 min", "12 min", "1 h 05 min". Instants as ISO strings. */
export function waitOf(since: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(since)) / 60_000);
  if (minutes < 1) return 'under 1 min';
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
