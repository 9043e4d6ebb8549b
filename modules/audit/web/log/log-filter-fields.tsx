import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import type { AuditLogProps } from './audit-log-props.ts';
import classes from './audit-log.module.css';
import { actionChoices, loggedWords, objectTypes, objectWord, outcomeChoices } from '../entry-words.ts';
import { countFilterPredicates, type FilterDays, filterDays, isDay, type LogFilter } from './log-filter.ts';

interface LogFilterFieldsProps extends Pick<AuditLogProps, 'members' | 'PatientField'> {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
  /** Object types of the shown entries; they are offered in addition to the standard ones. */
  seenTypes: readonly string[];
}

/** The filters of the log. Every change applies immediately. */
export function LogFilterFields(props: LogFilterFieldsProps) {
  const { filter, onChange, members, PatientField, seenTypes } = props;
  const phone = usePhone();
  const applyChange = (change: Partial<LogFilter>): void =>
    onChange({ ...filter, place: undefined, entry: undefined, ...change });
  const choose = <Name extends keyof LogFilter>(name: Name, choices: readonly Choice<LogFilter[Name]>[]) => ({
    data: choices.map(({ value, label }) => ({ value: String(value), label })),
    value: filter[name] === undefined ? null : String(filter[name]),
    onChange: (chosen: string | null) => applyChange({ [name]: chosen ?? undefined }),
    clearable: true,
    checkIconPosition: 'right' as const,
    // Inside the page and natively scrollable, it works with screen readers.
    withScrollArea: false,
    classNames: { options: classes.options },
    comboboxProps: { shadow: 'md', withinPortal: false, floatingStrategy: 'fixed' } as const,
  });
  return (
    <div className={classes.fields} role="search" aria-label="Filter the log">
      {members !== undefined && (
        <Select label="User" placeholder="Any" searchable {...choose('user', userChoices(members, filter.user))} />
      )}
      <Select label="Action" placeholder="Any" {...choose('action', actionChoices)} />
      <Select label="Outcome" placeholder="Any" {...choose('outcome', outcomeChoices)} />
      <Select
        label="Object"
        placeholder="Any"
        {...choose('object', typeChoices(seenTypes, filter.object))}
        onChange={(type) => applyChange({ object: type ?? undefined, record: undefined })}
      />
      {PatientField !== undefined && (
        <PatientField
          label="Patient"
          placeholder="All patients"
          value={filter.patient ?? null}
          onChange={(id) => applyChange({ patient: id ?? undefined })}
        />
      )}
      <DayFields filter={filter} onChange={applyChange} />
      {phone && (
        <Select
          label="Order"
          placeholder="Newest first"
          {...choose('order', [{ value: 'oldest', label: 'Oldest first' }])}
        />
      )}
      {countFilterPredicates(filter) > 0 && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconFilterOff size={16} stroke={1.75} />}
          onClick={() => onChange({})}
        >
          Show all
        </Button>
      )}
    </div>
  );
}

interface Choice<Value> {
  value: Value;
  label: string;
}

function userChoices(members: NonNullable<AuditLogProps['members']>, chosen: string | undefined): Choice<string>[] {
  const known = members.map(({ id, name }) => ({ value: id, label: name }));
  const gone = chosen !== undefined && !known.some(({ value }) => value === chosen);
  return gone ? [...known, { value: chosen, label: 'Not a member' }] : known;
}

function typeChoices(seen: readonly string[], chosen: string | undefined): Choice<string>[] {
  const types = new Set([
    ...objectTypes,
    ...Object.keys(loggedWords()),
    ...seen,
    ...(chosen === undefined ? [] : [chosen]),
  ]);
  return [...types].map((value) => ({ value, label: objectWord(value) }));
}

interface DayFieldsProps {
  filter: LogFilter;
  onChange: (days: Pick<LogFilter, 'from' | 'to'>) => void;
}

function DayFields({ filter, onChange }: DayFieldsProps) {
  const { from = '', to = '' } = filter;
  const form = useApiForm({
    rules: filterDays,
    initialValues: { from, to },
    submit: async () => undefined,
  });
  const take = (name: keyof FilterDays, typed: unknown): void => {
    const day = typeof typed === 'string' ? typed : '';
    if (day !== (filter[name] ?? '') && (day === '' || isDay(day))) onChange({ [name]: day === '' ? undefined : day });
  };
  form.inner.watch('from', ({ value }) => take('from', value));
  form.inner.watch('to', ({ value }) => take('to', value));

  // The URL can change independently: by the back button, or when the filters are cleared.
  useEffect(() => {
    const values = form.inner.getValues();
    if (values.from !== from || values.to !== to) form.setValues({ from, to });
    // The form object changes with every render, its functions do not.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [from, to]);

  return (
    <>
      <DateField form={form} name="from" label="From" latest={today()} />
      <DateField form={form} name="to" label="To" latest={today()} />
    </>
  );
}
