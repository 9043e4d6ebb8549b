import { hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { formatShortDay } from '#kit/formats/day.ts';
import { eventMessages, eventStatusNames, type EventStatus } from '../../rules/index.ts';
import { askCancel, recordReason } from './ask-cancel.ts';
import { eventName, type CalendarEvent } from '../calendar-event.ts';
import { DeleteEventDocument, type EventPatch } from '../calendar.operations.gen.ts';
import { clinicClock, clinicInstant } from '../clinic-clock.ts';
import { dropEvent, cachedEvent, cacheEvent, stopReadingEvents } from '../days/cached-events.ts';
import { changeEvent, versionOf } from './save-event.ts';
import type { EditScope } from './scope-question.ts';
import { formatClock } from '#kit/formats/time.ts';
import { refreshEvents } from '../days/use-events.ts';

/** The placement of an event: wall-clock start and end, and its calendars. */
export interface EventPlacement {
  start: string;
  end: string;
  calendarIds: readonly string[];
}

/** Returns the current placement of an event. */
export function standingOf(event: CalendarEvent): EventPlacement {
  const calendarIds = event.attendees.map(({ calendar_id }) => calendar_id);
  return { start: clinicClock(event.start), end: clinicClock(event.end), calendarIds };
}

/** Returns a copy of the event with another placement. */
export function standingAt(event: CalendarEvent, { start, end, calendarIds }: EventPlacement): CalendarEvent {
  const attendees = calendarIds.map((calendar_id) => ({ calendar_id }));
  return { ...event, start: clinicInstant(start), end: clinicInstant(end), attendees };
}

/** Moves an event optimistically, then on the server, and offers Undo. Reverts if it is declined or rejected. */
export async function moveEvent(event: CalendarEvent, to: EventPlacement): Promise<void> {
  const moved = await changed(event, patchTo(to), (cached) => standingAt(cached, to));
  if (moved === null) return;
  // If the time had conflicts, another one may have been chosen.
  const { start, end } = standingOf(moved);
  const when = `${formatShortDay(start.slice(0, 10))}, ${formatClock(start.slice(11, 16))}`;
  const isResized = JSON.stringify({ ...standingOf(event), end }) === JSON.stringify(standingOf(moved));
  const words = isResized ? `now ends at ${formatClock(end.slice(11, 16))}` : `moved to ${when}`;
  offerUndo(`${eventName(event)} ${words}`, () => void putBack(moved, standingOf(event)));
}

async function putBack(event: CalendarEvent, to: EventPlacement): Promise<void> {
  const back = await changed(event, patchTo(to), (cached) => standingAt(cached, to));
  if (back !== null) toast.success(eventMessages.updated);
}

function patchTo({ start, end, calendarIds }: EventPlacement): EventPatch {
  const duration = (Date.parse(clinicInstant(end)) - Date.parse(clinicInstant(start))) / 1000;
  return { start, duration, calendar_ids: [...calendarIds], timezone: clinicZone() };
}

/** Changes the status of an event: checked in, no-show, canceled, or back. */
export async function setStatus(event: CalendarEvent, status: EventStatus): Promise<void> {
  const said = status === 'canceled' ? await askCancel(event) : { notifyPatient: true, reason: null };
  if (said === null) return;
  const after = await changed(event, { status }, (cached) => ({ ...cached, status }), said.notifyPatient);
  if (after === null) return;
  await recordReason(after.id, said);
  const name = eventName(event);
  offerUndo(`${name}: ${eventStatusNames[status].toLowerCase()}`, () => void setStatus(after, event.status));
}

// Only one Undo is offered, since after further actions an older one would undo the wrong change.
function offerUndo(message: string, run: () => void): void {
  toast.success(message, { id: 'calendar-undo', action: { label: 'Undo', run } });
}

/** Deletes an event, or part of its series according to `scope`. */
export async function removeEvent(
  event: CalendarEvent,
  scope: EditScope = 'EditOneTimeEvent',
  notifyPatient = true,
): Promise<void> {
  await stopReadingEvents();
  dropEvent(event.id);
  try {
    const version = versionOf(event, scope);
    await request(DeleteEventDocument, {
      event_id: event.id,
      edit_type: scope,
      version,
      notify_patient: notifyPatient,
    });
    const isOne = scope === 'EditOneTimeEvent' || scope === 'EditRecurringEventSpecificTime';
    toast.success(isOne ? 'Event deleted' : 'Events deleted');
  } catch (error) {
    reportError(error);
  }
  refreshEvents();
}

async function changed(
  event: CalendarEvent,
  patch: EventPatch,
  apply: (event: CalendarEvent) => CalendarEvent,
  notifyPatient = true,
): Promise<CalendarEvent | null> {
  await stopReadingEvents();
  cacheEvent(apply(cachedEvent(event.id) ?? event));
  try {
    const fresh = await changeEvent(event, patch, undefined, notifyPatient);
    if (fresh !== null && fresh.id !== event.id) dropEvent(event.id);
    cacheEvent(fresh ?? event);
    refreshEvents();
    return fresh;
  } catch (error) {
    cacheEvent(event);
    reportError(error);
    if (hasCode(error, 'STALE_VERSION') || hasCode(error, 'NOT_FOUND')) refreshEvents();
    return null;
  }
}
