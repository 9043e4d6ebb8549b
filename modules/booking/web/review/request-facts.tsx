import { formatDay } from '#kit/formats/day.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import type { BookingRequestPartsFragment } from '../calendar.operations.gen.ts';
import { appointmentTime } from './appointment-time.ts';
import classes from './review.module.css';

/** What a person requested, as they entered it. */
export function RequestFacts({ row }: { row: BookingRequestPartsFragment }) {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Appointment', `${row.category_name}, ${appointmentTime(row.start)}`],
    ['With', row.doctor],
    ['Reason', row.reason],
    ['Date of birth', formatDay(row.date_of_birth)],
    ['Phone', formatPhone(row.phone)],
    ['Email', row.email],
    ['Been here before', row.says_new ? 'No' : 'Yes'],
    ['Requested', appointmentTime(row.created_time)],
    [
      row.state === 'expired' ? 'Expired' : 'Held until',
      row.state === 'declined' ? null : appointmentTime(row.held_until),
    ],
    ['Reason for declining', row.decline_reason],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
