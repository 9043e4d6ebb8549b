import { Autocomplete } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { eventLimits } from '../rules/index.ts';

const REASONS = ['Urgent', 'Agreed with the doctor', 'Short visit', 'Patients come together', 'Walk-in'];

interface ConflictReasonProps {
  value: string;
  onChange: (reason: string) => void;
  error?: string;
}

/** Why something is booked although the time is taken: chosen or typed, and kept with the event. */
export function ConflictReason({ value, onChange, error }: ConflictReasonProps) {
  return (
    <Autocomplete
      label="Reason"
      description="Kept with the event."
      withAsterisk
      mt="md"
      data={REASONS}
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
      error={error}
      maxLength={eventLimits.reason}
      comboboxProps={{ zIndex: 950, shadow: 'md' }}
      data-autofocus
    />
  );
}
