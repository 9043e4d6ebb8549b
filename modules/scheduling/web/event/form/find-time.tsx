import { Button, Group, Popover, ScrollArea, Text } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import { IconClockSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { dayOf, formatTime } from '#kit/formats/instant.ts';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { can } from '#kit/session/viewer.ts';
import { freeTimeLimits } from '../../../rules/index.ts';
import type { CalendarSetup } from '../../calendar-event.ts';
import { NextAvailableTimesDocument } from '../../calendar.operations.gen.ts';
import { clinicClock, clinicInstant } from '../../clinic-clock.ts';
import { clockOf, durationOf, type EventValues } from './event-values.ts';
import classes from '../event-window.module.css';
import { waitlistActions } from '../../waitlist-actions.ts';

const DAYS = 14;

/** Finds the next times at which all chosen calendars are free; choosing one fills in the form. */
export function FindTime({ form, setup }: { form: ApiForm<EventValues>; setup: CalendarSetup }) {
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
        {open && <FreeTimes form={form} setup={setup} onPicked={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function FreeTimes({
  form,
  setup,
  onPicked,
}: {
  form: ApiForm<EventValues>;
  setup: CalendarSetup;
  onPicked: () => void;
}) {
  const { inner } = form;
  const [values] = useState(() => inner.getValues());
  const [from, setFrom] = useState(() => beginOf(values));
  const end = new Date(Date.parse(from) + DAYS * 86_400_000).toISOString();
  const duration = durationOf(values) ?? 0;
  const gap = setup.event_categories.find(({ id }) => id === values.category_id)?.event_category_interval ?? 0;
  const isSearchable =
    values.calendar_ids.length > 0 && values.calendar_ids.length <= 8 && duration >= 60 && duration <= 86_400;
  const input = {
    start: from,
    end,
    duration,
    timeZone: clinicZone(),
    calendar_ids: values.calendar_ids,
    eventGap: gap,
  };
  const read = useApiQuery(NextAvailableTimesDocument, { input }, { enabled: isSearchable, quiet: true });
  if (!isSearchable)
    return (
      <Text size="sm">
        {values.calendar_ids.length === 0
          ? 'Choose a doctor first.'
          : 'Choose up to 8 calendars, and a time of up to a day.'}
      </Text>
    );
  const pick = (start: string, until: string): void => {
    const [begin, finish] = [clinicClock(start), clinicClock(until)];
    inner.setFieldValue('start_day', begin.slice(0, 10));
    inner.setFieldValue('start_time', begin.slice(11, 16));
    inner.setFieldValue('end_day', finish.slice(0, 10));
    inner.setFieldValue('end_time', finish.slice(11, 16));
    onPicked();
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
      <WaitInstead form={form} onPicked={onPicked} />
    </div>
  );
}

/** Offers the waitlist if no time suits. */
function WaitInstead({ form, onPicked }: { form: ApiForm<EventValues>; onPicked: () => void }) {
  const [actions] = waitlistActions('add');
  if (actions === undefined || !can('patients.view')) return null;
  const wait = (): void => {
    const { patient_id: patientId, category_id: categoryId, calendar_ids: calendarIds } = form.inner.getValues();
    onPicked();
    actions.openEntry({ patientId, categoryId, calendarIds });
  };
  return (
    <Button size="compact-sm" variant="subtle" fullWidth mt={4} onClick={wait}>
      Add to waiting list
    </Button>
  );
}

/** Returns the start of the day in the form; now if that is in the past or can't be parsed. */
function beginOf(values: EventValues): string {
  const now = new Date().toISOString();
  try {
    const day = clinicInstant(`${clockOf(values, 'start').slice(0, 10)} 00:00:00`);
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
