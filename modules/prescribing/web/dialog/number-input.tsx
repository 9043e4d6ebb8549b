import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { negativeProblem, typedDecimal, typedInteger } from '../../rules/index.ts';

interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'label'> {
  label: string;
  value: string;
  onType: (text: string) => void;
  /** Whole numbers only: anything after the decimal point is dropped. */
  whole?: boolean;
}

/** A number input with ten digits at most; a negative number is reported on leaving the field. */
export function NumberInput({ label, value, onType, whole = false, error, ...input }: NumberInputProps) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <TextInput
      {...input}
      label={label}
      value={value}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      error={problem ?? error}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setProblem(null);
        onType(whole ? typedInteger(typed) : typedDecimal(typed));
      }}
      onBlur={() => setProblem(negativeProblem(label, value))}
    />
  );
}
