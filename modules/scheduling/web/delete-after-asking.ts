import { confirm } from '#kit/windows/confirm.ts';
import { eventName, type CalendarEvent } from './calendar-event.ts';
import { removeEvent } from './event-deeds.ts';

/** Takes an event off the calendars once that was confirmed; answers whether it was. */
export async function deleteAfterAsking(event: CalendarEvent): Promise<boolean> {
  const yes = await confirm({
    title: 'Delete event?',
    message: `“${eventName(event)}” disappears from every calendar. To keep it in sight, cancel it instead.`,
    confirm: 'Delete event',
    cancel: 'Keep it',
    danger: true,
  });
  if (yes) await removeEvent(event);
  return yes;
}
