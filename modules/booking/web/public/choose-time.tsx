import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { currentLocale, t } from '#kit/language/use-language.ts';
import { ReadPortal } from '#kit/portal/read-portal.tsx';
import { BookingTimesDocument, type BookingTimesQuery } from '../calendar.operations.gen.ts';
import classes from './booking.module.css';
import type { ClinicPage } from './clinic-page.ts';

/** A free time and the doctor's calendar. */
export interface ChosenTime {
  start: string;
  calendarId: string;
}

interface ChooseTimeProps {
  address: string;
  type: ClinicPage['types'][number];
  /** Null for the first available doctor. */
  calendarId: string | null;
  timeZone: string;
  onChoose: (time: ChosenTime) => void;
}

/** The next free times by day, a few days at a time. */
export function ChooseTime({ address, type, calendarId, timeZone, onChoose }: ChooseTimeProps) {
  // The first days of the pages before this one; null is the earliest possible day.
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  const from = pages.at(-1) ?? null;
  const read = useApiQuery(BookingTimesDocument, { address, typeId: type.id, calendarId, from }, { quiet: true });
  return (
    <ReadPortal read={read} lines={6}>
      {({ booking_times: { times, next } }) => (
        <>
          {times.length === 0 && <p role="status">{t('No free times. Please call us.')}</p>}
          {byDay(times, timeZone).map(([day, ofDay]) => (
            <div key={day} role="group" aria-label={day}>
              <h3 className={classes.day}>{day}</h3>
              <div className={classes.times}>
                {ofDay.map(({ start, calendar_id }) => (
                  <Button key={start} variant="default" onClick={() => onChoose({ start, calendarId: calendar_id })}>
                    {clock(start, timeZone)}
                  </Button>
                ))}
              </div>
            </div>
          ))}
          <Group>
            {pages.length > 1 && (
              <Button variant="default" onClick={() => setPages(pages.slice(0, -1))}>
                {t('Earlier times')}
              </Button>
            )}
            {next !== null && (
              <Button variant="default" onClick={() => setPages([...pages, next])}>
                {t('Later times')}
              </Button>
            )}
          </Group>
        </>
      )}
    </ReadPortal>
  );
}

type Times = BookingTimesQuery['booking_times']['times'];

function byDay(times: Times, timeZone: string): [string, Times][] {
  const format = new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  });
  return [...Map.groupBy(times, ({ start }) => format.format(new Date(start)))];
}

const clock = (start: string, timeZone: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(start));
