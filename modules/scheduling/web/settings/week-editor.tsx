import { ActionIcon, Button, Checkbox, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { request } from '#kit/api/request.ts';
import { TimeInput } from '#kit/forms/fields/dates/time-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { SwitchField } from '#kit/forms/fields/switch-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { weekInput, type WeekSpan } from '../../rules/index.ts';
import { SaveCalendarHoursDocument, type HoursFragment } from '../calendar.operations.gen.ts';
import { clockOfMinutes, dayPartWords, minutesOfClock } from '../minute-clock.ts';
import { refreshSetup } from '../refresh-setup.ts';
import classes from './hours.module.css';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A work period as typed: HH:MM, or unparseable input. */
interface TypedSpan {
  id: number;
  weekday: number;
  start: string;
  end: string;
  is_break: boolean;
}

let next = 0;
const typedOf = (span: WeekSpan): TypedSpan => ({
  id: (next += 1),
  weekday: span.weekday,
  start: clockOfMinutes(span.start_minute),
  end: clockOfMinutes(span.end_minute),
  is_break: span.is_break,
});

type Values = { own: boolean; spans: TypedSpan[] };

interface WeekEditorProps {
  hours: HoursFragment;
  /** Reads the current hours. */
  read: () => Promise<HoursFragment | undefined>;
  disabled: boolean;
}

/** The weekly hours of a calendar, with several periods per day and breaks within them. */
export function WeekEditor({ hours, read, disabled }: WeekEditorProps) {
  const { calendar_id } = hours;
  const form = useRecordForm({
    row: hours,
    values: (row): Values => {
      const { has_own_hours: own, week } = row ?? hours;
      return { own, spans: week.map(typedOf) };
    },
    rules: { '~standard': { validate: (typed) => check(typed as Values) } },
    says: ({ has_own_hours: own, week }) => (own ? week.map(spanWords).join(', ') : 'the clinic’s opening hours'),
    read,
    update: async ({ week }, version) =>
      (await request(SaveCalendarHoursDocument, { calendar_id, version, week })).save_calendar_hours.version,
    done: 'Working hours saved',
    onSaved: refreshSetup,
  });
  const isOwn = useWatched(form, 'own');
  const week = useWeek(form);
  return (
    <Form form={form} label="Working hours">
      <SwitchField
        form={form}
        name="own"
        label="Custom hours"
        description={isOwn ? undefined : 'Clinic opening hours apply, Monday to Friday.'}
        disabled={disabled}
      />
      {isOwn &&
        DAYS.map((name, index) => (
          <DayHours key={name} name={name} weekday={index + 1} week={week} disabled={disabled} />
        ))}
      {!disabled && (
        <Group>
          <Button type="submit" loading={form.submitting}>
            Save hours
          </Button>
        </Group>
      )}
    </Form>
  );
}

/** The week being edited and its changes. */
function useWeek(form: ApiForm<Values>) {
  const spans = useWatched(form, 'spans');
  const setSpans = (change: (all: TypedSpan[]) => TypedSpan[]): void =>
    form.inner.setFieldValue('spans', change(form.inner.getValues().spans));
  const ofDay = (weekday: number) => spans.filter((span) => span.weekday === weekday);
  return {
    ofDay,
    change: (id: number, by: Partial<TypedSpan>) =>
      setSpans((all) => all.map((span) => (span.id === id ? { ...span, ...by } : span))),
    remove: (removed: number) => setSpans((all) => all.filter(({ id }) => id !== removed)),
    add: (weekday: number, is_break: boolean) => {
      const isFirst = ofDay(weekday).length === 0;
      setSpans((all) => [
        ...all,
        {
          id: (next += 1),
          weekday,
          is_break,
          start: is_break ? '12:00' : isFirst ? '09:00' : '',
          end: is_break ? '13:00' : isFirst ? '17:00' : '',
        },
      ]);
    },
  };
}

type Week = ReturnType<typeof useWeek>;

interface DayHoursProps {
  name: string;
  /** Monday is 1. */
  weekday: number;
  week: Week;
  disabled: boolean;
}

function DayHours({ name, weekday, week, disabled }: DayHoursProps) {
  const ofDay = week.ofDay(weekday);
  return (
    <fieldset className={classes.day} disabled={disabled}>
      <legend className={classes.dayName}>{name}</legend>
      <div className={classes.spans}>
        {ofDay.length === 0 && (
          <Text size="sm" c="dimmed">
            Off
          </Text>
        )}
        {ofDay.map((span) => (
          <SpanRow key={span.id} day={name} span={span} week={week} />
        ))}
        <Group gap={4}>
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconPlus size={12} />}
            aria-label={`Add hours on ${name}`}
            onClick={() => week.add(weekday, false)}
          >
            Hours
          </Button>
          {ofDay.length > 0 && (
            <Button
              size="compact-xs"
              variant="subtle"
              leftSection={<IconPlus size={12} />}
              aria-label={`Add break on ${name}`}
              onClick={() => week.add(weekday, true)}
            >
              Break
            </Button>
          )}
        </Group>
      </div>
    </fieldset>
  );
}

function SpanRow({ day, span, week }: { day: string; span: TypedSpan; week: Week }) {
  return (
    <Group gap="xs" wrap="nowrap" className={classes.span}>
      <TimeInput
        aria-label={`${day} from`}
        defaultValue={span.start}
        onChange={(start) => week.change(span.id, { start })}
        className={classes.time}
      />
      <span aria-hidden>–</span>
      <TimeInput
        aria-label={`${day} to`}
        defaultValue={span.end}
        onChange={(end) => week.change(span.id, { end })}
        className={classes.time}
      />
      <Checkbox
        label="Break"
        checked={span.is_break}
        onChange={(event) => week.change(span.id, { is_break: event.currentTarget.checked })}
      />
      <ActionIcon aria-label={`Remove time range on ${day}`} onClick={() => week.remove(span.id)}>
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
    </Group>
  );
}

function check({ own, spans }: Values): RulesResult<{ week: WeekSpan[] | null }> {
  if (!own) return { value: { week: null } };
  const typed = spans.map(({ weekday, start, end, is_break }) => ({
    weekday,
    is_break,
    start_minute: minutesOfClock(start, false) ?? -1,
    end_minute: minutesOfClock(end, true) ?? -1,
  }));
  const checked = weekInput.safeParse(typed);
  if (checked.success) return { value: { week: checked.data } };
  const [issue] = checked.error.issues;
  const [at] = issue?.path ?? [];
  const day = typeof at === 'number' ? `${DAYS[spans[at]!.weekday - 1]}: ` : '';
  return { issues: [{ message: `${day}${issue?.message ?? ''}` }] };
}

function spanWords({ weekday, start_minute, end_minute, is_break }: WeekSpan): string {
  return `${DAYS[weekday - 1]}${is_break ? ' break' : ''} ${dayPartWords(start_minute, end_minute)}`;
}
