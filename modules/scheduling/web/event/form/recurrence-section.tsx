import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Chip.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Button, Chip, Group, NumberInput, Select, Switch, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { DateInput } from '#kit/forms/fields/dates/date-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import {
  frequencies,
  ordinals,
  recurrenceLimits,
  weekdays,
  type Frequency,
  type Weekday,
} from '../../../rules/index.ts';
import type { EventValues } from './event-values.ts';
import classes from '../event-window.module.css';
import {
  frequencyNames,
  movedAlong,
  type RecurrenceValues,
  ruleWords,
  weekdayNames,
} from '../recurrence/recurrence-values.ts';

/** The recurrence of an event. */
export function RecurrenceSection({ form }: { form: ApiForm<EventValues> }) {
  const { inner } = form;
  const [values, setValues] = useState(() => inner.getValues().recurrence);
  const [day, setDay] = useState(() => inner.getValues().start_day);
  inner.watch('recurrence', ({ value }) => setValues(value));
  // The start day of a new rule; the rule of a stored series moves automatically with its start.
  const from = useRef(values.repeats ? null : day);
  inner.watch('start_day', ({ value }) => {
    setDay(value);
    if (inner.getValues().recurrence.repeats) follow(value, {});
  });
  const set = (change: Partial<RecurrenceValues>): void => inner.setFieldValue('recurrence', { ...values, ...change });
  const follow = (to: string, change: Partial<RecurrenceValues>): void => {
    const { recurrence } = inner.getValues();
    let moved: RecurrenceValues = { ...recurrence, ...change };
    if (from.current !== null && /^\d{4}-\d\d-\d\d$/.test(to)) {
      moved = movedAlong(moved, from.current, to);
      from.current = to;
    }
    if (JSON.stringify(moved) !== JSON.stringify(recurrence)) inner.setFieldValue('recurrence', moved);
  };
  const error = inner.errors['recurrence'];
  const isWrong = typeof error === 'string';
  return (
    <fieldset className={classes.section}>
      <legend>Recurrence</legend>
      <Switch
        label="Repeats"
        checked={values.repeats}
        onChange={({ currentTarget: { checked } }) =>
          checked ? follow(day, { repeats: true }) : set({ repeats: false })
        }
      />
      {values.repeats && values.custom !== '' && (
        <Group gap="xs">
          <Text size="sm">This series uses a custom rule: {values.custom}</Text>
          <Button size="compact-sm" variant="default" onClick={() => set({ custom: '' })}>
            Choose another
          </Button>
        </Group>
      )}
      {values.repeats && values.custom === '' && (
        <RuleFields values={values} onChange={set} day={day} isWrong={isWrong} />
      )}
      {isWrong && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </fieldset>
  );
}

interface PartProps {
  values: RecurrenceValues;
  onChange: (change: Partial<RecurrenceValues>) => void;
}

interface RuleFieldsProps extends PartProps {
  /** The first day of the series, YYYY-MM-DD. */
  day: string;
  /** True if the rule is invalid. The most likely field is marked as invalid so that it gets the focus. */
  isWrong: boolean;
}

/** Frequency and end of the series, with a summary in words. */
function RuleFields({ values, onChange, day, isWrong }: RuleFieldsProps) {
  const isIntervalWrong = isWrong && !(Number(values.interval) >= 1);
  return (
    <>
      <div className={classes.three}>
        <Select
          label="Frequency"
          data={frequencies.map((value) => ({ value, label: frequencyNames[value].name }))}
          value={values.freq}
          onChange={(freq) => onChange({ freq: freq as Frequency })}
          allowDeselect={false}
          checkIconPosition="right"
        />
        <NumberInput
          label="Every"
          min={1}
          max={recurrenceLimits.interval}
          allowDecimal={false}
          allowNegative={false}
          error={isIntervalWrong}
          value={values.interval}
          onChange={(interval) => onChange({ interval })}
          suffix={` ${frequencyNames[values.freq].unit}${values.interval === 1 ? '' : 's'}`}
        />
      </div>
      {values.freq === 'WEEKLY' && (
        <Chip.Group multiple value={values.days} onChange={(days) => onChange({ days: days })}>
          <Group gap={6} role="group" aria-label="Days of the week">
            {weekdays.map((name, index) => (
              <Chip key={name} value={name} size="xs" aria-label={weekdayNames[index]}>
                {weekdayNames[index]!.slice(0, 3)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
      {values.freq === 'MONTHLY' && <MonthlyFields values={values} onChange={onChange} />}
      <EndFields values={values} onChange={onChange} isWrong={isWrong && !isIntervalWrong} />
      <Text size="sm" c="dimmed" aria-live="polite">
        {ruleWords(values, day)}
      </Text>
    </>
  );
}

function MonthlyFields({ values, onChange }: PartProps) {
  return (
    <div className={classes.three}>
      <Select
        label="On"
        data={[
          { value: 'date', label: 'The same day of the month' },
          { value: 'weekday', label: 'The same weekday' },
        ]}
        value={values.monthly}
        onChange={(monthly) => onChange({ monthly: monthly as RecurrenceValues['monthly'] })}
        allowDeselect={false}
        checkIconPosition="right"
      />
      {values.monthly === 'weekday' && (
        <>
          <Select
            label="Week"
            data={ordinals.map(([value, word]) => ({ value: String(value), label: word }))}
            value={String(values.ordinal)}
            onChange={(ordinal) => onChange({ ordinal: Number(ordinal) })}
            allowDeselect={false}
            checkIconPosition="right"
          />
          <Select
            label="Weekday"
            data={weekdays.map((value, index) => ({ value, label: weekdayNames[index]! }))}
            value={values.ordinalDay}
            onChange={(day) => onChange({ ordinalDay: day as Weekday })}
            allowDeselect={false}
            checkIconPosition="right"
          />
        </>
      )}
    </div>
  );
}

function EndFields({ values, onChange, isWrong }: PartProps & { isWrong: boolean }) {
  return (
    <div className={classes.three}>
      <Select
        label="Ends"
        data={[
          { value: 'count', label: 'After a number of events' },
          { value: 'date', label: 'On a date' },
        ]}
        value={values.ends}
        onChange={(ends) => onChange({ ends: ends as RecurrenceValues['ends'] })}
        allowDeselect={false}
        checkIconPosition="right"
      />
      {values.ends === 'count' ? (
        <NumberInput
          label="Number of events"
          min={1}
          max={recurrenceLimits.occurrences}
          allowDecimal={false}
          allowNegative={false}
          error={isWrong}
          value={values.count}
          onChange={(count) => onChange({ count })}
        />
      ) : (
        <DateInput
          label="Last day"
          error={isWrong}
          defaultValue={values.until}
          onChange={(until) => onChange({ until })}
        />
      )}
    </div>
  );
}
