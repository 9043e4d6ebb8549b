import { Temporal } from 'temporal-polyfill';
import { outsideTitle, type Detail } from './outside-title.ts';

/** The fields used of a Google Calendar event. */
export interface GoogleItem {
  id?: string;
  etag?: string;
  status?: string;
  start?: GoogleTime;
  end?: GoogleTime;
  transparency?: string;
  attendees?: { self?: boolean; responseStatus?: string }[];
  extendedProperties?: { private?: Record<string, string> };
}

interface GoogleTime {
  dateTime?: string;
  date?: string;
}

const MARK = 'salus';

/** Returns the Google ID of our event's copy: derived from our ID, so that it can't be created twice. */
export function copyId(eventId: string): string {
  return MARK + eventId.replaceAll('-', '');
}

/** Returns the ID of our event of which a Google item is a copy; null if it is not one. */
export function copiedEvent(item: GoogleItem): string | null {
  const hex = new RegExp(`^${MARK}([0-9a-f]{32})$`).exec(item.id ?? '')?.[1];
  if (hex === undefined) return null;
  // Deleted items have no extended properties.
  const own = item.extendedProperties?.private?.[MARK];
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return own === undefined || own === id ? id : null;
}

/** Returns our event in Google's format. */
export function copyOf(
  event: {
    id: string;
    title: string;
    category: string | null;
    patient: { first_name: string; last_name: string } | null;
    start_time: Date;
    end_time: Date;
    time_zone: string;
  },
  detail: Detail,
): object {
  return {
    id: copyId(event.id),
    status: 'confirmed',
    summary: outsideTitle(event, detail),
    start: { dateTime: event.start_time.toISOString(), timeZone: event.time_zone },
    end: { dateTime: event.end_time.toISOString(), timeZone: event.time_zone },
    visibility: 'private',
    reminders: { useDefault: false },
    extendedProperties: { private: { [MARK]: event.id } },
  };
}

/** Returns the busy time of a Google item; null if it is not busy. All-day events use `timeZone`. */
export function busyOf(item: GoogleItem, timeZone: string): { start: Date; end: Date } | null {
  if (item.status === 'cancelled' || item.transparency === 'transparent') return null;
  if (item.attendees?.some(({ self, responseStatus }) => self === true && responseStatus === 'declined')) return null;
  const [start, end] = [instantOf(item.start, timeZone), instantOf(item.end, timeZone)];
  return start === null || end === null || end <= start ? null : { start, end };
}

function instantOf(time: GoogleTime | undefined, timeZone: string): Date | null {
  if (time?.dateTime !== undefined) {
    const at = new Date(time.dateTime);
    return Number.isNaN(at.getTime()) ? null : at;
  }
  if (time?.date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(time.date)) return null;
  try {
    return new Date(Temporal.PlainDate.from(time.date).toZonedDateTime(timeZone).epochMilliseconds);
  } catch {
    return null;
  }
}
