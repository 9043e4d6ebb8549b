import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateField } from './date-field.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { FieldGroup } from '../field-group.tsx';
import type { ApiForm, FieldName } from '../../use-api-form.ts';

/** A named date range, offered as a button. */
export interface DayRange {
  label: string;
  from: string;
  to: string;
}

interface RangeFieldProps<Values> {
  form: ApiForm<Values>;
  /** The fields of the first and the last day or instant. */
  from: FieldName<Values>;
  to: FieldName<Values>;
  label: string;
  description?: ReactNode;
  withAsterisk?: boolean;
}

/** A date range, both ends inclusive, typed or chosen, with buttons for common ranges. */
export function DateRangeField<Values>(props: RangeFieldProps<Values> & { ranges?: readonly DayRange[] }) {
  const { form, from, to, label, ranges = [] } = props;
  const [first, setFirst] = useState(() => value(form, from));
  const take = (range: DayRange): void => {
    form.inner.setFieldValue(from, range.from as never);
    form.inner.setFieldValue(to, range.to as never);
    setFirst(range.from);
  };
  return (
    <FieldGroup label={label} description={props.description} required={props.withAsterisk}>
      <div onBlur={() => setFirst(value(form, from))}>
        <DateField form={form} name={from} aria-label={`${label}: from`} />
      </div>
      <DateField form={form} name={to} aria-label={`${label}: to`} earliest={first} />
      {ranges.length > 0 && (
        <Group gap={4} style={{ flexBasis: '100%' }}>
          {ranges.map((range) => (
            <Button key={range.label} size="compact-sm" variant="light" onClick={() => take(range)}>
              {range.label}
            </Button>
          ))}
        </Group>
      )}
    </FieldGroup>
  );
}

/** A range of instants in the clinic's time zone. */
export function DateTimeRangeField<Values>({ form, from, to, label, withAsterisk }: RangeFieldProps<Values>) {
  return (
    <FieldGroup label={label} required={withAsterisk}>
      <DateTimeField form={form} name={from} label="From" />
      <DateTimeField form={form} name={to} label="To" />
    </FieldGroup>
  );
}

function value<Values>(form: ApiForm<Values>, name: FieldName<Values>): string | undefined {
  const held = (form.inner.getValues() as Record<string, unknown>)[name];
  return typeof held === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(held) ? held : undefined;
}
