import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { t } from '../../../language/use-language.ts';
import { readTypedDay } from '../../../formats/day.ts';
import { lazyPart } from '../../../module/lazy-part.tsx';
import type { DayPopoverProps } from './day-popover.tsx';
import classes from './date-field.module.css';
import type { FieldOf } from '../../use-api-form.ts';

// Loaded on demand: the popover code is half the size of a page, and many users type the date.
const DayPopover = lazyPart<DayPopoverProps & { onMissing: () => void }>(
  () => import('./day-popover.tsx').then((file) => file.DayPopover),
  { onMissing: ({ onMissing }) => onMissing() },
);

interface Bounds {
  /** Days as YYYY-MM-DD that the calendar offers. Typed days are checked by the form's rules. */
  earliest?: string;
  latest?: string;
}

/**
 * A calendar day, typed as MM/DD/YYYY or chosen. The field's value is YYYY-MM-DD, '' for none. Text that is not a valid
 * day stays as typed, so that the rules reject it and nothing is lost.
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

/** The props of a date input outside of a form, e.g. in a filter of a list. */
export interface DateInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'defaultValue'>, Bounds {
  defaultValue?: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** The input of a DateField. Its value is the day as YYYY-MM-DD, or the text as typed. */
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
  // A click outside closes the calendar; a click on its button must not reopen it in the same moment.
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
            // The calendar handles the key itself once it is loaded and focused.
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
