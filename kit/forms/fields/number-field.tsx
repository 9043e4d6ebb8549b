import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { formatAmount, readTypedMoney } from '../../formats/money.ts';
import { readTypedNumber } from '../../formats/number.ts';
import classes from './dates/date-field.module.css';
import type { FieldOf } from '../use-api-form.ts';

interface Unit {
  /** Shown after the number: "lb", "mmHg", "%". */
  unit?: string;
}

/**
 * A number with its unit. The field's value is a number, null for none; text that is not a number stays as typed, for
 * the rules to reject.
 */
export function NumberField<Values>({ form, name, unit, ...input }: FieldOf<Values, TextInputProps> & Unit) {
  const { key, props } = form.field<number | string | null>(name);
  const behind = unit === undefined ? undefined : <Beside text={unit} />;
  return (
    <TypedNumber
      key={key}
      rightSection={behind}
      rightSectionWidth={unit === undefined ? undefined : `${unit.length * 0.55 + 1.25}rem`}
      rightSectionPointerEvents="none"
      {...input}
      {...props}
      read={readTypedNumber}
      show={String}
    />
  );
}

/** An amount of money. The field's value is in cents, null for none; it is shown with two decimals. */
export function MoneyField<Values>({ form, name, ...input }: FieldOf<Values, TextInputProps>) {
  const { key, props } = form.field<number | string | null>(name);
  return (
    <TypedNumber
      key={key}
      leftSection={<Beside text="$" />}
      leftSectionPointerEvents="none"
      placeholder="0.00"
      {...input}
      {...props}
      read={readTypedMoney}
      show={formatAmount}
    />
  );
}

interface TypedNumberProps extends Omit<TextInputProps, 'onChange' | 'value' | 'defaultValue'> {
  defaultValue?: number | string | null;
  read: (typed: string) => number | null;
  show: (number: number) => string;
  onChange: (value: number | string | null) => void;
  onBlur: () => void;
}

function TypedNumber({ defaultValue, read, show, onChange, onBlur, ...input }: TypedNumberProps) {
  const [text, setText] = useState(() =>
    typeof defaultValue === 'number' ? show(defaultValue) : (defaultValue ?? ''),
  );
  return (
    <TextInput
      {...input}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      className={classes.field}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        onChange(typed.trim() === '' ? null : (read(typed) ?? typed.trim()));
      }}
      onBlur={() => {
        const number = read(text);
        if (number !== null) setText(show(number));
        onBlur();
      }}
    />
  );
}

function Beside({ text }: { text: string }) {
  return (
    <Text span size="sm" c="dimmed">
      {text}
    </Text>
  );
}
