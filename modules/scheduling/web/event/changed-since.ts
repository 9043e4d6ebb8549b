import type { WholeEvent } from '../calendar-event.ts';

/** The versions of an event and its series that the user was looking at. */
export type SeenVersions = Pick<WholeEvent, 'version' | 'series_version'>;

/** Returns whether the event or only its series was changed by others since; null if neither. */
export function changedSince(seen: SeenVersions, now: SeenVersions): 'event' | 'series' | null {
  if (now.version !== seen.version) return 'event';
  return now.series_version === seen.series_version ? null : 'series';
}

/** Describes the change to the author of a restored draft; null if there is none. */
export function changedWords(seen: SeenVersions, now: SeenVersions): string | null {
  const changed = changedSince(seen, now);
  if (changed === null) return null;
  const what = changed === 'event' ? 'this event' : 'the series of this event';
  return `Someone else changed ${what} since you opened it.`;
}
