import { confirm } from '#kit/windows/confirm.ts';
import { notifyTick } from './event/ask-cancel.ts';
import { eventName, type CalendarEvent } from './calendar-event.ts';
import { removeEvent } from './event/event-commands.ts';
import { askScope } from './event/scope-question.ts';
import { leaveEvent } from './calendar/grid/use-event-focus.ts';

/** Asks for confirmation and the scope for a series, then deletes the event; returns whether it was deleted. */
export async function deleteAfterAsking(event: CalendarEvent): Promise<boolean> {
  let notifyPatient = true;
  const tick = (next: boolean): void => {
    notifyPatient = next;
  };
  if (event.recurring_event_id !== null && event.series_version !== null) {
    const question = { title: 'Delete from the series', command: 'Delete', danger: true, one: true };
    const scope = await askScope({ ...question, ...notifyTick(event, tick, 'EditEntireRecurringEvent') });
    if (scope === null) return false;
    leaveEvent(event.id);
    await removeEvent(event, scope, notifyPatient);
    return true;
  }
  const yes = await confirm({
    title: 'Delete event?',
    message: `“${eventName(event)}” will be deleted from all calendars. To keep it visible, cancel it instead.`,
    confirm: 'Delete event',
    cancel: 'Keep event',
    danger: true,
    ...notifyTick(event, tick),
  });
  if (!yes) return false;
  leaveEvent(event.id);
  await removeEvent(event, undefined, notifyPatient);
  return true;
}
