import { TextInput, type TextInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { formatClock, readTypedTime, shiftClock } from '../../../formats/time.ts';
import classes from './date-field.module.css';
import type { FieldOf } from '../../use-api-form.ts';

interface Step {
  /** Minutes per press of an arrow key; 5 by default, an hour with Shift. */
  step?: number;
}

/**
 * A time of day, typed in common formats ("9", "905", "2:30 pm"). The field's value is HH:MM, '' for none; text that is
 * not a valid time stays as typed, for the rules to reject.
 */
export function TimeField<Values>({ form, name, step, ...input }: FieldOf<Values, TextInputProps> & Step) {
  const { key, props } = form.field<string | null>(name);
  return <TimeInput key={key} {...input} {...props} step={step} />;
}

/** The props of a time input outside of a form. */
export interface TimeInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'defaultValue' | 'step'>, Step {
  defaultValue?: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** The input of a TimeField; the up and down arrow keys step through the day. */
export function TimeInput({ defaultValue, onChange, onBlur, step = 5, ...input }: TimeInputProps) {
  const [text, setText] = useState(() => shown(defaultValue ?? ''));
  const take = (typed: string): void => {
    setText(typed);
    onChange(readTypedTime(typed) ?? typed.trim());
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    const time = readTypedTime(text);
    if (time === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const minutes = event.shiftKey ? 60 : step;
    take(formatClock(shiftClock(time, event.key === 'ArrowUp' ? minutes : -minutes)));
  };
  return (
    <TextInput
      {...input}
      value={text}
      onChange={(event) => take(event.currentTarget.value)}
      onKeyDown={pressed}
      onBlur={() => {
        setText((typed) => shown(readTypedTime(typed) ?? typed));
        onBlur?.();
      }}
      placeholder={input.placeholder ?? 'h:mm AM'}
      autoComplete="off"
      maxLength={12}
      className={classes.field}
    />
  );
}

function shown(value: string): string {
  return /^\d{2}:\d{2}$/.test(value) ? formatClock(value) : value;
}
