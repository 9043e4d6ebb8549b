import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { type CancelReason, cancelReasons } from '../../rules/index.ts';
import { eventName, type CalendarEvent } from '../calendar-event.ts';
import { NoteCancelReasonDocument } from '../calendar.operations.gen.ts';
import type { EditScope } from './scope-question.ts';

/** Whose end a patient could be told of: theirs, and still to come. */
type Ending = Pick<CalendarEvent, 'start' | 'patient'> & Parameters<typeof eventName>[0];

/** A tick for the dialog in which an event, or as much of its series, ends; nothing where no patient could be told. */
export function notifyTick({ start, patient }: Ending, onTick: (notifyPatient: boolean) => void, scope?: EditScope) {
  // Of a series there may be more to come than the one that was pressed.
  const isOver = Date.parse(start) <= Date.now() && !isMore(scope);
  if (patient === null || isOver) return {};
  return { tick: { label: 'Notify the patient if they were notified of the event', onTick } };
}

const isMore = (scope: EditScope | undefined): boolean =>
  scope === 'EditEntireRecurringEvent' || scope === 'EditRecurringEventFollowing';

/** What somebody said who calls an event off. */
export interface Cancellation {
  /** Whether the patient is told. */
  notifyPatient: boolean;
  reason: CancelReason | null;
}

/**
 * Asks before a patient's event, or as much of its series as is meant, is called off, and why; null where it is not meant. Of a series
 * no reason is asked, and what is no patient's is called off without a question.
 */
export async function askCancel(event: Ending, scope?: EditScope): Promise<Cancellation | null> {
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

/** Notes why an event was called off; that it was canceled stands even where this does not come through. */
export async function recordReason(eventId: string, { reason }: Cancellation): Promise<void> {
  if (reason === null) return;
  await request(NoteCancelReasonDocument, { event_id: eventId, reason }).catch(reportError);
}
