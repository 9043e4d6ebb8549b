import { type ReactNode, useState } from 'react';
import { dayOf } from '../../../formats/instant.ts';
import { clockOf, instantOf } from '../../../formats/time.ts';
import { DateInput } from './date-field.tsx';
import { FieldGroup } from '../field-group.tsx';
import { TimeInput } from './time-field.tsx';
import type { FieldOf } from '../../use-api-form.ts';

interface DateTimeProps {
  label: string;
  description?: ReactNode;
  withAsterisk?: boolean;
  disabled?: boolean;
  /** Days as YYYY-MM-DD that the calendar offers. */
  earliest?: string;
  latest?: string;
}

/**
 * A day and a time in the clinic's time zone. The field's value is an ISO instant, '' for none; incomplete input stays
 * as typed ("2026-11-21 9:xx"), for the rules to reject.
 */
export function DateTimeField<Values>({ form, name, ...rest }: FieldOf<Values, DateTimeProps>) {
  const { key, props } = form.field<string | null>(name);
  return <DateTimeInput key={key} {...rest} {...props} />;
}

interface DateTimeInputProps extends DateTimeProps {
  name?: string;
  error?: ReactNode;
  defaultValue?: string | null;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** The inputs of a DateTimeField, for filters outside of a form. */
export function DateTimeInput({ defaultValue, onChange, label, error, ...props }: DateTimeInputProps) {
  const [typed, setTyped] = useState(() => parts(defaultValue ?? ''));
  const take = (next: { day: string; time: string }): void => {
    setTyped(next);
    onChange(joined(next.day, next.time));
  };
  const invalid = error != null && error !== false;
  return (
    <FieldGroup label={label} description={props.description} error={error} required={props.withAsterisk}>
      <DateInput
        aria-label={`${label}: day`}
        name={props.name}
        defaultValue={typed.day}
        error={invalid}
        disabled={props.disabled}
        earliest={props.earliest}
        latest={props.latest}
        onChange={(day) => take({ ...typed, day })}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      />
      <TimeInput
        aria-label={`${label}: time`}
        defaultValue={typed.time}
        error={invalid}
        disabled={props.disabled}
        onChange={(time) => take({ ...typed, time })}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      />
    </FieldGroup>
  );
}

/**
 * Joins day and time to the value of a field: an instant if both are complete, '' if both are empty, otherwise the
 * typed text.
 */
export function joined(day: string, time: string): string {
  if (day === '' && time === '') return '';
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time);
  return whole ? instantOf(day, time) : `${day} ${time}`.trim();
}

function parts(value: string): { day: string; time: string } {
  if (/T.*(Z|[+-]\d{2}:?\d{2})$/.test(value)) return { day: dayOf(value), time: clockOf(value) };
  // A draft with an incomplete value.
  const [day = '', ...time] = value.split(' ');
  return /\d{4}-\d{2}-\d{2}/.test(day) ? { day, time: time.join(' ') } : { day: '', time: value };
}
