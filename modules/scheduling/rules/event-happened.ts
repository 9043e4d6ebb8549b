import type { EventStatus } from './event-status.ts';

/** Returns whether an occurrence is in the past, so that changes to its series no longer move it. */
export function hasHappened(event: { status: EventStatus; end_time: Date }, now: Date): boolean {
  return event.status === 'checkedin' || event.status === 'noshow' || event.end_time <= now;
}
