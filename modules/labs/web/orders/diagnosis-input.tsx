import '@mantine/core/styles/Pill.layer.css';
import { Pill, TextInput } from '@mantine/core';
import { useState } from 'react';
import classes from '../labs.module.css';

interface Diagnosis {
  code: string;
  name: string;
}

interface DiagnosisInputProps {
  /** What the diagnoses are for, for those who don't see it. */
  label: string;
  value: readonly Diagnosis[];
  disabled?: boolean;
  onChange: (value: Diagnosis[]) => void;
}

const CODE = /^[A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?$/;

/** The diagnoses of one test: a code, with words behind it where they help; Enter or leaving the field adds it. */
export function DiagnosisInput({ label, value, disabled = false, onChange }: DiagnosisInputProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const add = (): void => {
    const [code = '', ...words] = typed.trim().split(/\s+/);
    if (code === '') return;
    const upper = code.toUpperCase();
    if (!CODE.test(upper)) return setProblem('An ICD-10 code, as E11.9');
    if (!value.some((each) => each.code === upper)) onChange([...value, { code: upper, name: words.join(' ') }]);
    setTyped('');
    setProblem(null);
  };
  return (
    <div>
      <div className={classes.actions}>
        {value.map((each) => (
          <Pill
            key={each.code}
            withRemoveButton={!disabled}
            removeButtonProps={{ 'aria-label': `Remove ${each.code}`, 'aria-hidden': false, tabIndex: 0 }}
            onRemove={() => onChange(value.filter(({ code }) => code !== each.code))}
          >
            {[each.code, each.name].filter(Boolean).join(' ')}
          </Pill>
        ))}
      </div>
      {!disabled && (
        <TextInput
          size="xs"
          aria-label={label}
          placeholder="Diagnosis, as E11.9"
          value={typed}
          error={problem}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
      )}
    </div>
  );
}
