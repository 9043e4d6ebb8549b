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
  /** One line only: there is no height for more. */
  short: boolean;
  /** While it is dragged, its new time. */
  time?: string;
}

/** One event in the calendar: whose it is, what for, and at a glance whether they are here. */
export function EventCard({ grid: { event, calendar, others }, short, time }: EventCardProps) {
  const StatusIcon = ICONS[event.status];
  const who = [calendar, ...others].map(({ name }) => name).join(' and ');
  const about = event.patient === null ? event.category?.event_category_name : event.title;
  return (
    <div className={classes.card} data-status={event.status} data-short={short || undefined}>
      <span className={classes.said}>{eventSentence(event, who)}</span>
      <div className={classes.line} aria-hidden>
        <span className={classes.category} style={{ background: event.color_id ?? undefined }} />
        <span className={classes.name}>
          {event.status === 'pending' && <strong>Pending · </strong>}
          {eventName(event)}
        </span>
        {short && (
          <span className={classes.beside}>
            {time ?? eventSpan(event)}
            {about != null && ` · ${about}`}
          </span>
        )}
        {others.map(({ calendar_id, color }) => (
          <span key={calendar_id} className={classes.other} style={{ background: color }} />
        ))}
        {StatusIcon !== null && (
          <span className={classes.icon} title={eventStatusNames[event.status]}>
            <StatusIcon size={14} stroke={2} />
          </span>
        )}
      </div>
      {!short && (
        <div className={classes.about} aria-hidden>
          <span className={classes.time}>{time ?? eventSpan(event)}</span>
          {about != null && <span> · {about}</span>}
        </div>
      )}
    </div>
  );
}
