import '@mantine/core/styles/Pill.layer.css';
import { Pill, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { loadCodePicker } from '#codes/web';
import { toast } from '#kit/feedback/toast.ts';
import classes from '../labs.module.css';

const CodePicker = lazy(async () => ({ default: await loadCodePicker() }));

interface Diagnosis {
  code: string;
  name: string;
}

interface DiagnosisInputProps {
  label: string;
  value: readonly Diagnosis[];
  disabled?: boolean;
  onChange: (value: Diagnosis[]) => void;
}

/** The diagnoses of one test, searched by text or code; laboratories only accept ICD-10-CM. */
export function DiagnosisInput({ label, value, disabled = false, onChange }: DiagnosisInputProps) {
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
        <Suspense fallback={<Skeleton height={36} />}>
          <CodePicker
            kind="diagnosis"
            label={label}
            size="xs"
            taken={value.map(({ code }) => code)}
            onPick={({ code, code_type, official_name }) => {
              if (code_type === 'ICD-10-CM') onChange([...value, { code, name: official_name.slice(0, 200) }]);
              else toast.warning('Laboratories accept only ICD-10-CM codes');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
