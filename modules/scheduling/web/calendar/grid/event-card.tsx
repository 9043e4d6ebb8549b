import { eventStatusNames, type EventStatus } from '../../../rules/index.ts';
import { eventName } from '../../calendar-event.ts';
import classes from './event-card.module.css';
import { useEventMark } from '../event-marks.ts';
import { eventSentence, eventSpan, lacksContact } from '../../event/event-words.ts';
import { PatientAnswerMark } from '../../event/patient-answer.tsx';
import { whoOf, type GridEvent } from './grid-events.ts';

interface EventCardProps {
  grid: GridEvent;
  /**
   * `block` has room below its name, `line` has none, `month` begins with its time, and `row` has the full page width.
   */
  shape: 'block' | 'line' | 'month' | 'row';
  /** The new time while the event is dragged. */
  time?: string;
}

/** An event on the calendar: its patient, its type, and whether the patient has arrived. */
export function EventCard({ grid, shape, time }: EventCardProps) {
  const { event, others } = grid;
  const who = whoOf(grid);
  const about = event.patient === null ? event.category?.event_category_name : event.title;
  const span = time ?? eventSpan(event);
  const mark = useEventMark(event.event_key);
  return (
    <div className={classes.card} data-status={event.status} data-shape={shape} data-event={event.id}>
      <span className={classes.said}>{[eventSentence(event, who), mark].filter(Boolean).join(', ')}</span>
      <div className={classes.line} aria-hidden>
        {shape === 'row' && <span className={classes.span}>{span}</span>}
        <span className={classes.category} style={{ background: event.color_id ?? undefined }} />
        {shape === 'month' && <span className={classes.begin}>{time ?? span.replace(/ .*$/, '')}</span>}
        <span className={classes.words}>
          <span className={classes.name}>
            {event.status === 'pending' && <strong>Pending · </strong>}
            {eventName(event)}
          </span>
          {shape === 'line' && (
            <span className={classes.beside}>
              {breakable(span)}
              {about != null && ` ·\u00A0${about}`}
            </span>
          )}
        </span>
        {shape === 'row' && <span className={classes.beside}>{[about, who].filter(Boolean).join(' · ')}</span>}
        {lacksContact(event) && (
          <span className={classes.missing} title="No phone or email">
            !
          </span>
        )}
        {mark !== null && (
          <span className={classes.missing} title={mark}>
            !
          </span>
        )}
        <PatientAnswerMark event={event} withWords={shape === 'row'} />
        {others.map(({ calendar_id, color }) => (
          <span key={calendar_id} className={classes.other} style={{ background: color }} />
        ))}
        <StatusMark status={event.status} withWord={shape === 'row'} />
      </div>
      {shape === 'block' && (
        <div className={classes.about} aria-hidden>
          <span className={classes.time}>{breakable(span)}</span>
          {about != null && ` ·\u00A0${about}`}
        </div>
      )}
    </div>
  );
}

// Allows a line break before the dash but not after it: "9:00", and below it "– 9:30 AM".
function breakable(span: string): string {
  return span.replace('– ', '–\u2060\u00A0');
}

/** The icon of a status, as a CSS mask instead of an SVG element since there may be thousands. */
function StatusMark({ status, withWord }: { status: EventStatus; withWord: boolean }) {
  if (status === 'confirmed') return null;
  return (
    <span className={classes.mark} title={eventStatusNames[status]}>
      {withWord && eventStatusNames[status]}
    </span>
  );
}
