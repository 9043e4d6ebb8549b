import { TextInput, type TextInputProps } from '@mantine/core';
import { useRef, useState } from 'react';
import { formatPhone } from '../../formats/phone.ts';
import type { FieldOf } from '../use-api-form.ts';

/**
 * A phone number in any common format; without a country code it is a US number. The field's value is dial code, space,
 * number ("+1 6175550143"), '' for none; text that is not a phone number stays as typed, for the rules to reject.
 */
export function PhoneField<Values>({ form, name, ...input }: FieldOf<Values, TextInputProps>) {
  const { key, props } = form.field<string | null>(name);
  return <PhoneInput key={key} {...input} {...props} />;
}

interface PhoneInputProps extends Omit<TextInputProps, 'onChange' | 'value' | 'defaultValue'> {
  defaultValue?: string | null;
  onChange: (value: string) => void;
  onBlur: () => void;
}

function PhoneInput({ defaultValue, onChange, onBlur, ...input }: PhoneInputProps) {
  const [text, setText] = useState(() => formatPhone(defaultValue));
  const numbers = useRef<typeof import('./read-phone.ts') | null>(null);
  const settle = async (): Promise<void> => {
    const number = text.trim() === '' ? null : await read(text);
    if (number !== null) {
      setText(formatPhone(number));
      onChange(number);
    }
    onBlur();
  };
  return (
    <TextInput
      {...input}
      type="tel"
      inputMode="tel"
      autoComplete={input.autoComplete ?? 'off'}
      maxLength={40}
      placeholder={input.placeholder ?? '(617) 555-0143'}
      value={text}
      onFocus={(event) => {
        // The numbering plans are large, so they are loaded when the user is about to type a number.
        void import('./read-phone.ts').then((loaded) => (numbers.current = loaded));
        input.onFocus?.(event);
      }}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setText(typed);
        // Enter and Save do not blur the field first: a valid number is normalized right away.
        onChange(numbers.current?.readPhone(typed) ?? typed.trim());
      }}
      onBlur={() => void settle()}
    />
  );
}

async function read(typed: string): Promise<string | null> {
  const { readPhone } = await import('./read-phone.ts');
  return readPhone(typed);
}
