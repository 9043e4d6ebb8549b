import { Button, Group, Popover, ScrollArea, Text } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import { IconClockSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { dayOf, formatTime } from '#kit/formats/instant.ts';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { freeTimeLimits } from '../../../rules/index.ts';
import { NextAvailableTimesDocument } from '../../calendar.operations.gen.ts';
import { clinicClock, clinicInstant } from '../../clinic-clock.ts';
import classes from '../event-window.module.css';

const DAYS = 14;

/** What to find: free times of all these calendars, from an instant on. */
export interface TimeSearchInput {
  calendarIds: string[];
  /** Seconds; null if it can't be determined. */
  duration: number | null;
  /** Minutes to keep free before and after other bookings. */
  gap: number;
  /** A local time of the first day, YYYY-MM-DD…; today if it is past or can't be parsed. */
  from: string;
}

interface FindTimeProps {
  /** Returns the search by the form's current values. */
  search: () => TimeSearchInput;
  /** Receives local times, YYYY-MM-DD HH:MM:SS. */
  onPick: (start: string, end: string) => void;
  /** Adds the patient to the waitlist instead. */
  onWait?: (() => void) | undefined;
}

/** Finds the next times at which all chosen calendars are free. */
export function FindTime(props: FindTimeProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} width={368} position="bottom-start" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconClockSearch size={16} stroke={1.75} />}
          onClick={() => setOpen(!open)}
        >
          Find a time
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Free times">
        {open && <FreeTimes {...props} onClose={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function FreeTimes({ search, onPick, onWait, onClose }: FindTimeProps & { onClose: () => void }) {
  const [values] = useState(search);
  const [from, setFrom] = useState(() => beginOf(values.from));
  const end = new Date(Date.parse(from) + DAYS * 86_400_000).toISOString();
  const duration = values.duration ?? 0;
  const isSearchable =
    values.calendarIds.length > 0 && values.calendarIds.length <= 8 && duration >= 60 && duration <= 86_400;
  const input = {
    start: from,
    end,
    duration,
    timeZone: clinicZone(),
    calendar_ids: values.calendarIds,
    eventGap: values.gap,
  };
  const read = useApiQuery(NextAvailableTimesDocument, { input }, { enabled: isSearchable, quiet: true });
  if (!isSearchable)
    return (
      <Text size="sm">
        {values.calendarIds.length === 0
          ? 'Choose a doctor first.'
          : 'Choose up to 8 calendars, and a time of up to a day.'}
      </Text>
    );
  const pick = (start: string, until: string): void => {
    onPick(clinicClock(start), clinicClock(until));
    onClose();
  };
  const times = read.data?.nextAvaibaleTime.available_times ?? [];
  // If there are more results, the next request continues after the last one.
  const later = times.length < freeTimeLimits.found ? end : times.at(-1)!.end;
  const byDay = [...Map.groupBy(times, ({ start }) => dayOf(start))];
  return (
    // Keyboard users land before the times, which load a moment later.
    <div tabIndex={-1} data-autofocus className={classes.freeTimes}>
      <ReadState read={read} label="Free times" rows={4}>
        {() =>
          times.length === 0 && (
            <Text size="sm" role="status">
              No free times in these two weeks.
            </Text>
          )
        }
      </ReadState>
      <ScrollArea.Autosize mah={300} type="auto" offsetScrollbars="y" viewportProps={{ tabIndex: -1 }}>
        {byDay.map(([day, ofDay]) => (
          <div key={day} role="group" aria-label={dayWords(day)} className={classes.freeDay}>
            <Text size="sm" fw={550}>
              {dayWords(day)}
            </Text>
            <Group gap={6}>
              {ofDay.map(({ start, end: until }) => (
                <Button key={start} size="compact-sm" variant="default" onClick={() => pick(start, until)}>
                  {formatTime(start)}
                </Button>
              ))}
            </Group>
          </div>
        ))}
      </ScrollArea.Autosize>
      <Group justify="space-between" mt="xs">
        <Button size="compact-sm" variant="subtle" onClick={() => setFrom(new Date().toISOString())}>
          From today
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={() => setFrom(later)}>
          Later
        </Button>
      </Group>
      {onWait !== undefined && (
        <Button
          size="compact-sm"
          variant="subtle"
          fullWidth
          mt={4}
          onClick={() => {
            onClose();
            onWait();
          }}
        >
          Add to waiting list
        </Button>
      )}
    </div>
  );
}

/** Returns the start of a day; now if that is in the past or can't be parsed. */
function beginOf(from: string): string {
  const now = new Date().toISOString();
  try {
    const day = clinicInstant(`${from.slice(0, 10)} 00:00:00`);
    return day > now ? day : now;
  } catch {
    return now;
  }
}

function dayWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'short',
    day: 'numeric',
  });
}
