import { IconAlertCircle, IconBan, IconCircleCheck, IconUserOff } from '@tabler/icons-react';
import type { Icon } from '#kit/module/web-module.ts';
import { eventStatusNames, type EventStatus } from '../rules/index.ts';
import { eventName } from './calendar-event.ts';
import classes from './event-card.module.css';
import { eventSentence, eventSpan } from './event-words.ts';
import type { GridEvent } from './grid-events.ts';

const ICONS: Record<EventStatus, Icon | null> = {
  pending: IconAlertCircle,
  confirmed: null,
  checkedin: IconCircleCheck,
  noshow: IconUserOff,
  canceled: IconBan,
};

interface EventCardProps {
  grid: GridEvent;
  /**
   * `block` has room below its name, `line` has none, `month` begins with its time, and `row` has the whole width of the page.
   */
  shape: 'block' | 'line' | 'month' | 'row';
  /** While it is dragged, its new time. */
  time?: string;
}

/** One event in the calendar: whose it is, what for, and at a glance whether they are here. */
export function EventCard({ grid: { event, calendar, others }, shape, time }: EventCardProps) {
  const who = [calendar, ...others].map(({ name }) => name).join(' and ');
  const about = event.patient === null ? event.category?.event_category_name : event.title;
  const span = time ?? eventSpan(event);
  return (
    <div className={classes.card} data-status={event.status} data-shape={shape}>
      <span className={classes.said}>{eventSentence(event, who)}</span>
      <div className={classes.line} aria-hidden>
        {shape === 'row' && <span className={classes.span}>{span}</span>}
        <span className={classes.category} style={{ background: event.color_id ?? undefined }} />
        {shape === 'month' && <span className={classes.begin}>{time ?? span.replace(/ .*$/, '')}</span>}
        <span className={classes.name}>
          {event.status === 'pending' && <strong>Pending · </strong>}
          {eventName(event)}
        </span>
        {shape === 'line' && <span className={classes.beside}>{[span, about].filter(Boolean).join(' · ')}</span>}
        {shape === 'row' && <span className={classes.beside}>{[about, who].filter(Boolean).join(' · ')}</span>}
        {others.map(({ calendar_id, color }) => (
          <span key={calendar_id} className={classes.other} style={{ background: color }} />
        ))}
        <StatusMark status={event.status} withWord={shape === 'row'} />
      </div>
      {shape === 'block' && (
        <div className={classes.about} aria-hidden>
          <span className={classes.time}>{span}</span>
          {about != null && <span> · {about}</span>}
        </div>
      )}
    </div>
  );
}

function StatusMark({ status, withWord }: { status: EventStatus; withWord: boolean }) {
  const Icon = ICONS[status];
  if (Icon === null) return null;
  return (
    <span className={classes.icon} title={eventStatusNames[status]}>
      <Icon size={14} stroke={2} />
      {withWord && eventStatusNames[status]}
    </span>
  );
}
