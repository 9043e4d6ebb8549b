import '@mantine/core/styles/Combobox.layer.css';
import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useRead } from '#kit/api/use-api.ts';
import { formatDay } from '#kit/formats/day.ts';
import { patientListName } from '#patients/rules';
import {
  PatientForEventDocument,
  PatientsForEventDocument,
  type PickedPatientFragment,
} from './registration.operations.gen.ts';
import classes from './scheduling.module.css';

interface PatientFieldProps {
  value: string | null;
  onChange: (id: string | null) => void;
  error?: string;
}

const TAKE = 12;
const PAUSE_MS = 120;

/** Finds a patient while one types any part of a name, a date of birth, a phone or a record number. */
export function PatientField({ value, onChange, error }: PatientFieldProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const [chosen, setChosen] = useState<PickedPatientFragment | null>(null);
  // Whom the window began with is known by id only.
  const begun = useRead(
    PatientForEventDocument,
    { id: value ?? '' },
    { enabled: value !== null && value !== chosen?.id, quiet: true },
  );
  const picked =
    value === null ? null : chosen?.id === value ? chosen : (begun.data?.search_patients.patient_list[0] ?? null);
  const searching = search !== '' && search !== nameOf(picked);
  const { data, isFetching } = useRead(
    PatientsForEventDocument,
    { search, take: TAKE },
    { enabled: searching, keepPrevious: true },
  );
  const found = searching ? (data?.search_patients.patient_list ?? []) : [];
  const all = picked === null || found.some(({ id }) => id === picked.id) ? found : [picked, ...found];

  return (
    <Select
      label="Patient"
      placeholder="Name, date of birth, phone or record number"
      value={picked?.id ?? null}
      onChange={(id) => {
        setChosen(all.find((patient) => patient.id === id) ?? null);
        onChange(id);
      }}
      error={error}
      data={all.map((patient) => ({ value: patient.id, label: nameOf(patient) }))}
      searchable
      clearable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) =>
        searching
          ? options.filter((option) => !('value' in option) || found.some(({ id }) => id === option.value))
          : options
      }
      rightSection={isFetching && searching ? <Loader size={14} /> : undefined}
      nothingFoundMessage={searching && !isFetching ? 'Nobody found' : 'Type to find a patient'}
      comboboxProps={{ shadow: 'md' }}
      renderOption={({ option }) => <Found patient={all.find(({ id }) => id === option.value)} />}
    />
  );
}

function Found({ patient }: { patient: PickedPatientFragment | undefined }) {
  if (patient === undefined) return null;
  return (
    <span className={classes.found}>
      <span>{nameOf(patient)}</span>
      <span className={classes.faint}>
        {formatDay(patient.date_of_birth) || 'No date of birth'} · #{patient.user_patient_id}
      </span>
    </span>
  );
}

function nameOf(patient: PickedPatientFragment | null): string {
  return patient === null ? '' : patientListName(patient);
}
