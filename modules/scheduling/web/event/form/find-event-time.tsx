import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { can } from '#kit/session/viewer.ts';
import type { CalendarSetup } from '../../calendar-event.ts';
import { waitlistActions } from '../../waitlist-actions.ts';
import { clockOf, durationOf, type EventValues } from './event-values.ts';
import { FindTime } from './find-time.tsx';

/** Finds free times for the event of a form and fills them in, or offers the waitlist if no time suits. */
export function FindEventTime({ form, setup }: { form: ApiForm<EventValues>; setup: CalendarSetup }) {
  const { inner } = form;
  const [waitlist] = waitlistActions('add');
  const wait = (): void => {
    const { patient_id: patientId, category_id: categoryId, calendar_ids: calendarIds } = inner.getValues();
    waitlist?.openEntry({ patientId, categoryId, calendarIds });
  };
  return (
    <FindTime
      search={() => {
        const values = inner.getValues();
        const category = setup.event_categories.find(({ id }) => id === values.category_id);
        const gap = category?.event_category_interval ?? 0;
        return { calendarIds: values.calendar_ids, duration: durationOf(values), gap, from: clockOf(values, 'start') };
      }}
      onPick={(start, end) => {
        inner.setFieldValue('start_day', start.slice(0, 10));
        inner.setFieldValue('start_time', start.slice(11, 16));
        inner.setFieldValue('end_day', end.slice(0, 10));
        inner.setFieldValue('end_time', end.slice(11, 16));
      }}
      onWait={waitlist !== undefined && can('patients.view') ? wait : undefined}
    />
  );
}
