import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { PatientPicker, type PickedPatient } from '#patients/web';
import { PatientForEventDocument } from '../../registration.operations.gen.ts';

interface PatientFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
  error?: string;
  withAsterisk?: boolean;
}

/** The patient of an event: found by typing, or registered from here. */
export function PatientField({ value, onChange, error, withAsterisk }: PatientFieldProps) {
  const [chosen, setChosen] = useState<PickedPatient | null>(null);
  const isChosen = value !== null && value === chosen?.id;
  // Only the ID of the initial patient is known.
  const begun = useApiQuery(
    PatientForEventDocument,
    { id: value ?? '' },
    { enabled: value !== null && !isChosen, quiet: true },
  );
  const known = isChosen ? chosen : (begun.data?.search_patients.patient_list[0] ?? null);
  const died = value === null ? null : (known?.deceased_date ?? null);
  return (
    <Stack gap={6}>
      <PatientPicker
        label="Patient"
        value={value === null ? null : known}
        onPick={(patient) => {
          setChosen(patient);
          onChange(patient?.id ?? null);
        }}
        error={error}
        withAsterisk={withAsterisk}
      />
      {died !== null && <Notice tone="warning">This patient died on {formatDay(died)}.</Notice>}
    </Stack>
  );
}
