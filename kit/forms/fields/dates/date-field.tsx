import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { t } from '../../../language/use-language.ts';
import { readTypedDay } from '../../../formats/day.ts';
import { lazyPart } from '../../../module/lazy-part.tsx';
import type { DayPopoverProps } from './day-popover.tsx';
import classes from './date-field.module.css';
import type { FieldOf } from '../../use-api-form.ts';

// What floats weighs as much as half a page, and many a day is typed.
const DayPopover = lazyPart<DayPopoverProps & { onMissing: () => void }>(
  () => import('./day-popover.tsx').then((file) => file.DayPopover),
  { onMissing: ({ onMissing }) => onMissing() },
);

interface Bounds {
  /** Days as YYYY-MM-DD that the calendar offers; what is typed is the rules' affair. */
  earliest?: string;
  latest?: string;
}

/**
 * A calendar day, typed as MM/DD/YYYY or chosen. The field's value is YYYY-MM-DD, '' for none; what can't be read as a day
 * stays as it was typed, so that the rules refuse it and nothing is lost.
 */
export function DateField<Values>({
  form,
  name,
  earliest,
  latest,
  ...input
}: FieldOf<Values, TextInputProps> & Bounds) {
  const { key, props } = form.field<string | null>(name);
  return <DateInput key={key} {...input} {...props} earliest={earliest} latest={latest} />;
}

/** What a day's input takes outside of a form, as a filter of a list does. */
export interface DateInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'defaultValue'>, Bounds {
  defaultValue?: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** The input of a DateField: a day typed or chosen, YYYY-MM-DD, or the text as it was typed. */
export function DateInput({ defaultValue, onChange, onBlur, earliest, latest, ...input }: DateInputProps) {
  const [text, setText] = useState(() => shown(defaultValue));
  const [open, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const box = useRef<HTMLInputElement | null>(null);
  const take = (typed: string): void => {
    setText(typed);
    onChange(readTypedDay(typed) ?? typed.trim());
  };
  const choose = (day: string): void => {
    setText(shown(day));
    onChange(day);
    setOpen(false);
    box.current?.focus();
  };
  // A press outside closes the calendar; one on its own button must not open it again in the same moment.
  const wasOpen = useRef<boolean | null>(null);
  const press = (): void => {
    setUsed(true);
    setOpen(!(wasOpen.current ?? open));
    wasOpen.current = null;
  };
  return (
    <TextInput
      {...input}
      ref={box}
      value={text}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => {
        setText((typed) => shown(readTypedDay(typed) ?? typed));
        onBlur?.();
      }}
      placeholder={input.placeholder ?? t('MM/DD/YYYY')}
      inputMode="numeric"
      autoComplete={input.autoComplete ?? 'off'}
      maxLength={20}
      className={classes.field}
      rightSection={
        <>
          <ActionIcon
            size="md"
            aria-label={t('Choose from a calendar')}
            onPointerDown={() => {
              wasOpen.current = open;
            }}
            onClick={press}
            // The calendar itself takes it once it is there and has the focus.
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
            aria-haspopup="dialog"
            aria-expanded={open}
          >
            <IconCalendar size={16} stroke={1.75} />
          </ActionIcon>
          {isUsed && (
            <DayPopover
              opened={open}
              day={readTypedDay(text)}
              earliest={earliest}
              latest={latest}
              onChoose={choose}
              onClose={() => setOpen(false)}
              onMissing={() => {
                setOpen(false);
                setUsed(false);
              }}
            />
          )}
        </>
      }
    />
  );
}

function shown(value: string | null | undefined): string {
  if (value == null) return '';
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1') : value;
}
