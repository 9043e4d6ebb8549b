import { Radio, Stack } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import type { Detail } from '../rules/index.ts';

const CHOICES: readonly [Detail, string, string][] = [
  ['busy', 'Busy', 'Only that you are busy. No patient data leaves the clinic.'],
  ['initials', 'Type and initials', 'E.g. “AQ · Follow-up visit”. Initials can identify a person.'],
  ['names', 'Title and name', 'The patient’s name leaves the clinic. Use this only if your clinic’s rules allow it.'],
];

interface DetailChoiceProps {
  label: string;
  value: Detail;
  onChange: (detail: Detail) => void;
  /** The available options; default all. */
  offered?: readonly Detail[];
}

/** The level of detail of appointments outside of the clinic. */
export function DetailChoice({ label, value, onChange, offered }: DetailChoiceProps) {
  return (
    <Radio.Group label={label} value={value} onChange={(chosen) => onChange(chosen)}>
      <Stack gap="xs" mt="xs">
        {CHOICES.filter(([detail]) => offered?.includes(detail) ?? true).map(([detail, name, description]) => (
          <Radio key={detail} value={detail} label={name} description={description} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
