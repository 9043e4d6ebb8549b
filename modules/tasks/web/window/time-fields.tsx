import { Button, CloseButton } from '@mantine/core';
import { useId, useState } from 'react';
import { DateTimeField, DateTimeInput } from '#kit/forms/fields/dates/date-time-field.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SearchSelect } from '#kit/forms/fields/search-select-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { instantOf } from '#kit/formats/time.ts';
import { EXTRA_REMINDER_TIME, taskLimits } from '../../rules/index.ts';
import classes from '../tasks.module.css';
import { assigneeOf, findOwners, labelOf, valueOf } from './find-assignees.ts';
import type { TaskValues } from './task-form.ts';
import { useFormValue } from './use-form-value.ts';

/** Due date, reminders, recurrence and escalation. */
export function TimeFields({ form }: { form: ApiForm<TaskValues> }) {
  return (
    <>
      <div className={classes.pair}>
        <DateTimeField form={form} name="due" label="Due date" />
        <DateTimeField form={form} name="reminder" label="Reminder" />
      </div>
      <RepeatFields form={form} />
    </>
  );
}

/** Reminders, recurrence and escalation of an existing task, behind a button unless some are set. */
export function MoreTimeFields({ form }: { form: ApiForm<TaskValues> }) {
  const [isOpen, setOpen] = useState(() => {
    const { reminder, extraReminders, repeat, escalateHours } = form.inner.getValues();
    return reminder !== '' || extraReminders.length > 0 || repeat !== '' || escalateHours !== null;
  });
  const id = useId();
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Reminders, repeats and escalation
      </Button>
      <div id={id} className={classes.lists} hidden={!isOpen}>
        <DateTimeField form={form} name="reminder" label="Reminder" />
        <RepeatFields form={form} />
      </div>
    </div>
  );
}

function RepeatFields({ form }: { form: ApiForm<TaskValues> }) {
  const [repeat] = useFormValue(form, 'repeat');
  return (
    <>
      <ExtraReminders form={form} />
      <div className={classes.triple}>
        <SelectField
          form={form}
          name="repeat"
          label="Repeats"
          data={[
            { value: '', label: 'Never' },
            { value: 'day', label: 'Daily' },
            { value: 'week', label: 'Weekly' },
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: 'Yearly' },
          ]}
          allowDeselect={false}
        />
        {repeat !== '' && (
          <>
            <NumberField form={form} name="repeatEvery" label="Every" />
            <SelectField
              form={form}
              name="repeatFrom"
              label="Repeat from"
              allowDeselect={false}
              data={[
                { value: 'due', label: 'the due date' },
                { value: 'completion', label: 'completion' },
              ]}
            />
          </>
        )}
      </div>
      <EscalationFields form={form} />
    </>
  );
}

/** Extra reminders: on a day at noon, unless a time is given. */
function ExtraReminders({ form }: { form: ApiForm<TaskValues> }) {
  const [times, setTimes] = useFormValue(form, 'extraReminders');
  const [typed, setTyped] = useState('');
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const add = (): void => {
    const day = /^(\d{4}-\d{2}-\d{2})$/.exec(typed.trim())?.[1];
    const instant = day === undefined ? typed : instantOf(day, EXTRA_REMINDER_TIME.slice(0, 5));
    if (instant === '' || Number.isNaN(Date.parse(instant))) {
      setProblem('Enter a date as MM/DD/YYYY');
      return;
    }
    const iso = new Date(instant).toISOString();
    if (!times.includes(iso)) setTimes([...times, iso].toSorted());
    setProblem(null);
    setTyped('');
    setTurn((now) => now + 1);
  };
  return (
    <div>
      <div className={classes.adder}>
        <DateTimeInput key={turn} label="Extra reminder" error={problem} onChange={setTyped} />
        <Button variant="default" disabled={times.length >= taskLimits.extraReminders} onClick={add}>
          Add reminder
        </Button>
      </div>
      <ul className={classes.chips} aria-label="Extra reminders">
        {times.map((time) => (
          <li key={time} className={classes.tag}>
            {formatInstant(time).replace(' 0', ' ')}
            <CloseButton
              size="xs"
              aria-label={`Remove reminder ${formatInstant(time)}`}
              onClick={() => setTimes(times.filter((other) => other !== time))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EscalationFields({ form }: { form: ApiForm<TaskValues> }) {
  const [to, setTo] = useFormValue(form, 'escalateTo');
  return (
    <div className={classes.pair}>
      <NumberField form={form} name="escalateHours" label="Escalate after (hours)" placeholder="Never" />
      <SearchSelect
        label="Escalate to"
        placeholder="Member or team"
        search={findOwners}
        defaultValue={to === null ? null : valueOf(to)}
        {...(to === null ? {} : { initial: { value: valueOf(to), label: labelOf(to) } })}
        onChange={() => undefined}
        onChosen={(found) => setTo(found === null ? null : assigneeOf(found.value, found.label))}
      />
    </div>
  );
}
