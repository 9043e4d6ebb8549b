import { dayOf, formatTimeSpan } from '#kit/formats/instant.ts';
import { formatDay, formatLongDay } from '#kit/formats/day.ts';
import { formatClock } from '#kit/formats/time.ts';
import { eventStatusNames, type EventStatus } from '#scheduling/rules';
import { ColourDot } from '#scheduling/web';
import classes from '../requests.module.css';
import { valueText } from '../../rules/index.ts';

/** An appointment, current or as it was when the patient sent the request. */
export function AppointmentDetails({ event }: { event: unknown }) {
  const shown = event as Record<string, string | null>;
  const [start, end] = [shown['start'], shown['end']];
  return (
    <section>
      <h4 className={classes.section}>Appointment Details</h4>
      <dl className={classes.facts}>
        <dt>Title</dt>
        <dd>{shown['title']}</dd>
        <dt>Time</dt>
        <dd>{start != null && end != null && `${formatLongDay(dayOf(start))}, ${formatTimeSpan(start, end)}`}</dd>
        <dt>Type</dt>
        <dd className={classes.option}>
          <ColourDot colour={shown['category_color']} />
          {shown['category_name']}
        </dd>
        <dt>Status</dt>
        <dd>{eventStatusNames[shown['status'] as EventStatus] ?? shown['status']}</dd>
        <dt>Description</dt>
        <dd>{shown['notes'] ?? 'None'}</dd>
      </dl>
    </section>
  );
}

/** The date, time and type of a requested appointment. */
export function WishedAppointment({ wish }: { wish: Record<string, unknown> }) {
  const [day, time] = [valueText(wish['wished_date']), valueText(wish['wished_time'])];
  return (
    <dl className={classes.facts}>
      <dt>Preferred time</dt>
      <dd>{[day === '' ? 'any day' : formatDay(day), time === '' ? 'any time' : formatClock(time)].join(', ')}</dd>
      <dt>Visit type</dt>
      <dd>{valueText(wish['category_name']) || '–'}</dd>
    </dl>
  );
}
