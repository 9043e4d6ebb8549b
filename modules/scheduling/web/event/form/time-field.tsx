import '@mantine/core/styles/Combobox.layer.css';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useState } from 'react';
import type { FieldOf } from '#kit/forms/use-api-form.ts';
import { formatClock, readTypedTime } from '#kit/formats/time.ts';

const TIMES = Array.from({ length: 96 }, (_, quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return formatClock(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
});

/**
 * A time of day, typed or chosen in quarter hours. The field's value is HH:mm, '' if empty; unparseable input stays as
 * typed.
 */
export function TimeField<Values>({ form, name, ...input }: FieldOf<Values, AutocompleteProps>) {
  const { key, props } = form.field<string>(name);
  return <TimeInput key={key} {...input} {...props} />;
}

interface TimeInputProps extends Omit<AutocompleteProps, 'onChange' | 'value' | 'defaultValue' | 'data'> {
  defaultValue?: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

function TimeInput({ defaultValue, onChange, onBlur, ...input }: TimeInputProps) {
  const [text, setText] = useState(() => shown(defaultValue ?? ''));
  const take = (typed: string): void => {
    setText(typed);
    onChange(typed.trim() === '' ? '' : (readTypedTime(typed) ?? typed.trim()));
  };
  const near = readTypedTime(text);
  return (
    <Autocomplete
      {...input}
      value={text}
      onChange={take}
      onBlur={() => {
        setText((typed) => shown(readTypedTime(typed) ?? typed));
        onBlur();
      }}
      data={TIMES}
      // All times are always listed; the list scrolls to the typed one.
      filter={({ options }) => options}
      onDropdownOpen={() => scrollToTime(near)}
      maxDropdownHeight={220}
      placeholder="9:30 AM"
      autoComplete="off"
      maxLength={20}
      comboboxProps={{ shadow: 'md', withinPortal: true }}
    />
  );
}

function scrollToTime(time: string | null): void {
  if (time === null) return;
  const quarter = formatClock(
    `${time.slice(0, 3)}${String(Math.floor(Number(time.slice(3)) / 15) * 15).padStart(2, '0')}`,
  );
  requestAnimationFrame(() => {
    const options = document.querySelectorAll('[role="option"]');
    const option = [...options].find((candidate) => candidate.textContent === quarter);
    option?.scrollIntoView({ block: 'center' });
  });
}

function shown(time: string): string {
  return /^\d{2}:\d{2}$/.test(time) ? formatClock(time) : time;
}
