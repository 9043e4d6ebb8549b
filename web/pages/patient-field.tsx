import '@mantine/core/styles/Combobox.layer.css';
import { type ComboboxItem, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { PatientFieldProps } from '#audit/web';
import { useRead } from '#kit/api/use-api.ts';
import { formatDay } from '#kit/formats/day.ts';
import { patientListName } from '#patients/rules';
import { PatientsToPickDocument } from '../registration.operations.gen.ts';
import classes from './patient-field.module.css';
import { usePatientName } from './use-patient-name.ts';

const TAKE = 12;
const PAUSE_MS = 150;

/** Picks one patient by any part of their name, date of birth, phone or record number. */
export function PatientField({ label, placeholder, value, onChange }: PatientFieldProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data: picked } = usePatientName(value);
  const pickedName = picked == null ? '' : patientListName(picked);
  const searching = search !== '' && search !== pickedName;
  const { data, isFetching } = useRead(
    PatientsToPickDocument,
    { search, take: TAKE },
    { enabled: searching, keepPrevious: true },
  );
  const found = searching ? (data?.search_patients.patient_list ?? []) : [];
  const bornOn = new Map(found.map(({ id, date_of_birth: born }) => [id, formatDay(born)]));
  const options: ComboboxItem[] = found.map((patient) => ({ value: patient.id, label: patientListName(patient) }));
  // What is picked keeps its name in the field, whatever is typed after it.
  if (value !== null && !bornOn.has(value)) options.push({ value, label: pickedName || `…${value.slice(-8)}` });
  if (found.length === 0) options.push({ value: 'hint', label: hint(searching, isFetching), disabled: true });

  return (
    <Select
      label={label}
      placeholder={placeholder}
      data={options}
      value={value}
      onChange={onChange}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      renderOption={({ option }) => (
        <>
          {option.label}
          <span className={classes.born}>{bornOn.get(option.value)}</span>
        </>
      )}
      clearable
      checkIconPosition="right"
      withScrollArea={false}
      comboboxProps={{
        shadow: 'md',
        width: 'max-content',
        position: 'bottom-start',
        withinPortal: false,
        floatingStrategy: 'fixed',
      }}
    />
  );
}

function hint(searching: boolean, isFetching: boolean): string {
  if (!searching) return 'Name, date of birth or record number';
  return isFetching ? 'Looking …' : 'Nobody found';
}
