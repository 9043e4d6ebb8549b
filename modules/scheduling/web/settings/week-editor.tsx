import { ActionIcon, Button, Checkbox, Group, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { TimeInput } from '#kit/forms/dates/time-field.tsx';
import { weekInput, type WeekSpan } from '../../rules/index.ts';
import { SaveCalendarHoursDocument, type HoursFragment } from '../calendar.operations.gen.ts';
import { minutesOfClock, clockOfMinutes } from '../minute-clock.ts';
import { refreshSetup } from '../refresh-setup.ts';
import classes from './hours.module.css';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A span as it is typed: HH:MM, or what can't be read. */
interface Typed {
  id: number;
  weekday: number;
  start: string;
  end: string;
  is_break: boolean;
}

let next = 0;
const typedOf = (span: WeekSpan): Typed => ({
  id: (next += 1),
  weekday: span.weekday,
  start: clockOfMinutes(span.start_minute),
  end: clockOfMinutes(span.end_minute),
  is_break: span.is_break,
});

/** When the owner of a calendar works in a week, several spans a day, and the breaks therein. */
export function WeekEditor({ hours, disabled }: { hours: HoursFragment; disabled: boolean }) {
  const [isOwn, setOwn] = useState(hours.has_own_hours);
  const [spans, setSpans] = useState(() => hours.week.map(typedOf));
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const change = (id: number, by: Partial<Typed>) =>
    setSpans((all) => all.map((span) => (span.id === id ? { ...span, ...by } : span)));
  const save = async (): Promise<void> => {
    const week = spans.map(({ weekday, start, end, is_break }) => ({
      weekday,
      is_break,
      start_minute: minutesOfClock(start, false) ?? -1,
      end_minute: minutesOfClock(end, true) ?? -1,
    }));
    const checked = await weekInput['~standard'].validate(week);
    if (isOwn && checked.issues !== undefined) {
      const [issue] = checked.issues;
      const [at] = issue?.path ?? [];
      const day = typeof at === 'number' ? `${DAYS[spans[at]!.weekday - 1]}: ` : '';
      setProblem(`${day}${issue?.message ?? ''}`);
      return;
    }
    setProblem(null);
    setSaving(true);
    try {
      const { calendar_id, version } = hours;
      await request(SaveCalendarHoursDocument, { calendar_id, version, week: isOwn ? week : null });
      toast.success('Working hours saved');
      refreshSetup();
    } catch (error) {
      reportError(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={classes.week}>
      <Switch
        label="Own hours"
        description={isOwn ? undefined : 'The clinic’s opening hours hold, Monday to Friday.'}
        checked={isOwn}
        disabled={disabled}
        onChange={(event) => setOwn(event.currentTarget.checked)}
      />
      {isOwn &&
        DAYS.map((name, index) => {
          const weekday = index + 1;
          const ofDay = spans.filter((span) => span.weekday === weekday);
          const add = (is_break: boolean) =>
            setSpans((all) => [
              ...all,
              {
                id: (next += 1),
                weekday,
                is_break,
                start: is_break ? '12:00' : ofDay.length === 0 ? '09:00' : '',
                end: is_break ? '13:00' : ofDay.length === 0 ? '17:00' : '',
              },
            ]);
          return (
            <fieldset key={name} className={classes.day} disabled={disabled}>
              <legend className={classes.dayName}>{name}</legend>
              <div className={classes.spans}>
                {ofDay.length === 0 && (
                  <Text size="sm" c="dimmed">
                    Off
                  </Text>
                )}
                {ofDay.map((span) => (
                  <Group key={span.id} gap="xs" wrap="nowrap" className={classes.span}>
                    <TimeInput
                      aria-label={`${name} from`}
                      defaultValue={span.start}
                      onChange={(start) => change(span.id, { start })}
                      className={classes.time}
                    />
                    <span aria-hidden>–</span>
                    <TimeInput
                      aria-label={`${name} to`}
                      defaultValue={span.end}
                      onChange={(end) => change(span.id, { end })}
                      className={classes.time}
                    />
                    <Checkbox
                      label="Break"
                      checked={span.is_break}
                      onChange={(event) => change(span.id, { is_break: event.currentTarget.checked })}
                    />
                    <ActionIcon
                      aria-label={`Remove this span of ${name}`}
                      onClick={() => setSpans((all) => all.filter(({ id }) => id !== span.id))}
                    >
                      <IconTrash size={16} stroke={1.75} />
                    </ActionIcon>
                  </Group>
                ))}
                <Group gap={4}>
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    leftSection={<IconPlus size={12} />}
                    aria-label={`Add hours on ${name}`}
                    onClick={() => add(false)}
                  >
                    Hours
                  </Button>
                  {ofDay.length > 0 && (
                    <Button
                      size="compact-xs"
                      variant="subtle"
                      leftSection={<IconPlus size={12} />}
                      aria-label={`Add a break on ${name}`}
                      onClick={() => add(true)}
                    >
                      Break
                    </Button>
                  )}
                </Group>
              </div>
            </fieldset>
          );
        })}
      {problem !== null && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
      {!disabled && (
        <Group>
          <Button loading={saving} onClick={() => void save()}>
            Save hours
          </Button>
        </Group>
      )}
    </div>
  );
}
