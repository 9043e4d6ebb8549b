import type { WholeEvent } from '../calendar-event.ts';

/** Which event, and which state of it and of its series, somebody was looking at. */
export type SeenVersions = Pick<WholeEvent, 'version' | 'series_version'>;

/** What others have saved since: the event itself, or only the series that it belongs to; null where it is as it was seen. */
export function changedSince(seen: SeenVersions, now: SeenVersions): 'event' | 'series' | null {
  if (now.version !== seen.version) return 'event';
  return now.series_version === seen.series_version ? null : 'series';
}

/** The same in words, to somebody whose draft comes back; null where nothing is to be told. */
export function changedWords(seen: SeenVersions, now: SeenVersions): string | null {
  const changed = changedSince(seen, now);
  if (changed === null) return null;
  const what = changed === 'event' ? 'this event' : 'the series of this event';
  return `Someone else changed ${what} since you opened it.`;
}
