import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { type CancelReason, cancelReasons } from '../../rules/index.ts';
import { eventName, type CalendarEvent } from '../calendar-event.ts';
import { NoteCancelReasonDocument } from '../calendar.operations.gen.ts';
import type { EditScope } from './scope-question.ts';

/** The event fields that determine whether its patient can be notified: patient and start. */
type EndingEvent = Pick<CalendarEvent, 'start' | 'patient'> & Parameters<typeof eventName>[0];

/**
 * Returns the notify checkbox for the dialog that cancels or deletes an event or part of its series; empty if no
 * patient could be notified.
 */
export function notifyTick(
  { start, patient }: EndingEvent,
  onTick: (notifyPatient: boolean) => void,
  scope?: EditScope,
) {
  // A series may have later occurrences than the selected one.
  const isOver = Date.parse(start) <= Date.now() && !isMore(scope);
  if (patient === null || isOver) return {};
  return { tick: { label: 'Notify the patient if they were notified of the event', onTick } };
}

const isMore = (scope: EditScope | undefined): boolean =>
  scope === 'EditEntireRecurringEvent' || scope === 'EditRecurringEventFollowing';

/** The user's answers when canceling an event. */
export interface Cancellation {
  /** True if the patient is notified. */
  notifyPatient: boolean;
  reason: CancelReason | null;
}

/**
 * Asks for confirmation and a reason before a patient's event, or part of its series, is canceled; null if the user
 * declines. For a series no reason is requested, and events without a patient are canceled without a question.
 */
export async function askCancel(event: EndingEvent, scope?: EditScope): Promise<Cancellation | null> {
  const said: Cancellation = { notifyPatient: true, reason: null };
  if (event.patient === null) return said;
  const name = eventName(event);
  const yes = await confirm({
    ...(isMore(scope)
      ? {
          title: 'Cancel these events?',
          message: `The selected events of “${name}” remain on the calendar, marked as canceled.`,
          confirm: 'Cancel events',
          cancel: 'Keep events',
        }
      : {
          title: 'Cancel event?',
          message: `“${name}” remains on the calendar, marked as canceled.`,
          confirm: 'Cancel event',
          cancel: 'Keep event',
          choice: {
            label: 'Reason',
            placeholder: 'Not specified',
            options: Object.entries(cancelReasons).map(([value, label]) => ({ value, label })),
            onChoose: (value: string | null) => {
              said.reason = value as CancelReason | null;
            },
          },
        }),
    ...notifyTick(
      event,
      (next) => {
        said.notifyPatient = next;
      },
      scope,
    ),
  });
  return yes ? said : null;
}

/** Records the cancel reason. If that fails, the event stays canceled. */
export async function recordReason(eventId: string, { reason }: Cancellation): Promise<void> {
  if (reason === null) return;
  await request(NoteCancelReasonDocument, { event_id: eventId, reason }).catch(reportError);
}
