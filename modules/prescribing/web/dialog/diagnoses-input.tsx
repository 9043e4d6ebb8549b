import '@mantine/core/styles/Pill.layer.css';
import { Button, Pill, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { loadCodePicker } from '#codes/web';
import { toast } from '#kit/feedback/toast.ts';
import classes from '../prescribing.module.css';

const CodePicker = lazy(async () => ({ default: await loadCodePicker() }));

interface Diagnosis {
  code: string;
  name: string;
}

interface DiagnosesInputProps {
  value: readonly Diagnosis[];
  /** The patient's diagnoses, those that the drug treats first. */
  offered: readonly Diagnosis[];
  onChange: (value: Diagnosis[]) => void;
}

/** Inputs for a primary and a secondary diagnosis. */
export function DiagnosesInput({ value, offered, onChange }: DiagnosesInputProps) {
  const isFull = value.length >= 2;
  const left = offered.filter(({ code }) => !value.some((each) => each.code === code));
  return (
    <div>
      <div className={classes.actions}>
        {value.map((each, at) => (
          <Pill
            key={each.code}
            withRemoveButton
            removeButtonProps={{ 'aria-label': `Remove ${each.code}`, 'aria-hidden': false, tabIndex: 0 }}
            onRemove={() => onChange(value.filter(({ code }) => code !== each.code))}
          >
            {at === 0 ? 'Primary: ' : 'Secondary: '}
            {[each.code, each.name].filter(Boolean).join(' ')}
          </Pill>
        ))}
        {!isFull &&
          left.map((each) => (
            <Button
              key={each.code}
              size="compact-xs"
              maw="18rem"
              variant="default"
              onClick={() => onChange([...value, each])}
            >
              Add {each.code} {each.name}
            </Button>
          ))}
      </div>
      {!isFull && (
        <Suspense fallback={<Skeleton height={36} />}>
          <CodePicker
            kind="diagnosis"
            label="Diagnosis"
            size="xs"
            taken={value.map(({ code }) => code)}
            onPick={({ code, code_type, official_name }) => {
              if (code_type === 'ICD-10-CM') onChange([...value, { code, name: official_name.slice(0, 200) }]);
              else toast.warning('Pharmacies accept ICD-10-CM codes only');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
