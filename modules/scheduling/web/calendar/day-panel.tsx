import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { PersonAvatar } from '#kit/page/person-avatar.tsx';
import { formatShortDay, today } from '#kit/formats/day.ts';
import { can, useViewer } from '#kit/session/viewer.ts';
import { eventStatusNames } from '../../rules/index.ts';
import { eventName, type ClinicCalendar } from '../calendar-event.ts';
import { rangeAround } from '../days/calendar-range.ts';
import classes from './calendar-page.module.css';
import { eventSpan } from '../event/event-words.ts';
import { nextFreeHour } from '../event/form/next-free-hour.ts';
import { openEvent, openNewEvent } from '../event/open-event.ts';
import { PatientAnswerMark } from '../event/patient-answer.tsx';
import { useEvents } from '../days/use-events.ts';
import { useNow } from '../use-now.ts';

/** The signed-in user. */
export function DayPanelHead() {
  const { name, avatar } = useViewer();
  return (
    <div className={classes.viewer}>
      <PersonAvatar name={name} src={avatar} />
      <strong>{name}</strong>
    </div>
  );
}

/** "Schedule of the Day" (spec 1 §2.8): the user's own bookings on the chosen day, and a button to book an hour. */
export function DayPanel({ day, own }: { day: string; own: readonly ClinicCalendar[] }) {
  const ids = own.map(({ calendar_id }) => calendar_id);
  const { read } = useEvents(rangeAround('day', day), ids);
  const now = useNow();
  return (
    <section className={classes.schedule} aria-label="Schedule of the Day">
      <div className={classes.scheduleHead}>
        <h2>Schedule of the Day</h2>
        {can('scheduling.create') && (
          <ActionIcon
            variant="default"
            aria-label={`New event on ${formatShortDay(day)}`}
            onClick={() => openNewEvent({ ...nextFreeHour(day, now), calendarIds: ids })}
          >
            <IconPlus size={16} />
          </ActionIcon>
        )}
      </div>
      <p className={classes.hint}>{day === today() ? 'Today' : formatShortDay(day)}</p>
      <ReadLines read={read} label="Schedule">
        {(events) =>
          events.length === 0 ? (
            <p className={classes.hint}>No appointments on this day.</p>
          ) : (
            <ol className={classes.scheduleList}>
              {events.map((event) => (
                <li key={event.id}>
                  <button type="button" onClick={() => openEvent(event)}>
                    <span className={classes.hint}>{eventSpan(event)}</span>
                    <span>{eventName(event)}</span>
                    <PatientAnswerMark event={event} withWords />
                    {event.status !== 'confirmed' && (
                      <span className={classes.hint}>{eventStatusNames[event.status]}</span>
                    )}
                  </button>
                </li>
              ))}
            </ol>
          )
        }
      </ReadLines>
    </section>
  );
}
