import { createPortal } from 'react-dom';
import { formatLongDay } from '#kit/formats/day.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { usePrinting } from '#kit/page/use-printing.ts';
import { eventStatusNames } from '../../rules/index.ts';
import { eventName, standsOn, type CalendarEvent, type ClinicCalendar } from '../calendar-event.ts';
import { clinicClock } from '../clinic-clock.ts';
import { eventSpan } from '../event/event-words.ts';
import { answerWords } from '../event/patient-answer.tsx';
import classes from './printed-events.module.css';

interface PrintedEventsProps {
  title: string;
  events: readonly CalendarEvent[];
  shown: readonly ClinicCalendar[];
}

/** The printed version of the grid: the same events as a list by day, rendered only when printing. */
export function PrintedEvents({ title, events, shown }: PrintedEventsProps) {
  const printing = usePrinting();
  if (!printing) return null;
  const mine = events.filter((event) => shown.some(({ calendar_id }) => standsOn(event, calendar_id)));
  const days = [...Map.groupBy(mine, ({ start }) => clinicClock(start).slice(0, 10))];
  return createPortal(
    <div className={classes.paper}>
      <h1>{title}</h1>
      <p>{shown.map(({ name }) => name).join(', ')}</p>
      {days.length === 0 && <p>No appointments.</p>}
      {days.map(([day, ofDay]) => (
        <section key={day}>
          <h2>{formatLongDay(day)}</h2>
          <table>
            <thead>
              <tr>
                {['Time', 'Who', 'What', 'With', 'Phone', 'Status'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ofDay.map((event) => (
                <tr key={event.id}>
                  <td className={classes.time}>{eventSpan(event)}</td>
                  <td>
                    {eventName(event)}
                    {event.patient !== null && ` (#${event.patient.user_patient_id})`}
                  </td>
                  <td>{event.patient === null ? event.category?.event_category_name : event.title}</td>
                  <td>
                    {shown
                      .filter(({ calendar_id }) => standsOn(event, calendar_id))
                      .map(({ last_name }) => last_name)
                      .join(', ')}
                  </td>
                  <td className={classes.time}>{formatPhone(event.patient?.mobile ?? '')}</td>
                  <td>{[eventStatusNames[event.status], answerWords(event)].filter(Boolean).join(' · ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>,
    document.body,
  );
}
