import '@mantine/core/styles/Combobox.layer.css';
import { CloseButton, Combobox, Loader, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserPlus, IconUserSearch } from '@tabler/icons-react';
import { type FocusEvent, Suspense, useEffect, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatDay, today } from '#kit/formats/day.ts';
import { can } from '#kit/session/viewer.ts';
import { ageText, formatPhone, parseSearch, patientListName } from '../../rules/index.ts';
import { highlightName } from './highlight-matches.ts';
import { Highlighted } from './highlighted.tsx';
import classes from './patient-picker.module.css';
import type { PatientRow } from '../patient-row.ts';
import { type PickedPatient, pickedText } from './picked-patient.ts';
import { type Prefill, prefillFromSearch } from '../form/prefill-from-search.ts';
import { FindPatientsDocument } from '../registration.operations.gen.ts';

const NewPatientDialog = lazy(() =>
  import('../form/new-patient-dialog.tsx').then((file) => ({ default: file.NewPatientDialog })),
);

/** A field that picks one patient. */
export interface PatientPickerProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'label'> {
  label: string;
  /** The selected patient, or null. */
  value: PickedPatient | null;
  onPick: (patient: PickedPatient | null) => void;
  /** True if a new patient can be created from here. */
  offerNew?: boolean;
}

const TAKE = 12;
const PAUSE_MS = 120;
const NEW = 'new';

/**
 * Finds a patient while typing, by any part of the name, date of birth, phone or record number, and shows identifying
 * details for each. A patient who is not found can be created without leaving the page.
 */
export function PatientPicker({ value, onPick, offerNew = true, ...input }: PatientPickerProps) {
  const combobox = useCombobox();
  // Null if nothing was typed since the last selection: then the field shows the selected patient.
  const [typed, setTyped] = useState<string | null>(null);
  const [beginning, setBeginning] = useState<Prefill | null>(null);
  const result = useFoundPatients(typed?.trim() ?? '');
  const { found, search, settled } = result;
  const withNew = offerNew && can('patients.create');

  // The first result is marked once the list matches the typed text, so that Enter never selects a result of an earlier
  // search.
  useEffect(() => {
    if (settled && found.length > 0) combobox.selectFirstOption();
    else combobox.resetSelectedOption();
    // The store changes with every render; only the results matter.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [settled, result.data]);

  const forgetTyped = (): void => {
    setTyped(null);
    setBeginning(null);
  };
  const pick = (patient: PickedPatient | null): void => {
    onPick(patient);
    forgetTyped();
    combobox.closeDropdown();
  };
  const choose = (option: string): void => {
    if (option === NEW) {
      combobox.closeDropdown();
      setBeginning(prefillFromSearch(typed ?? '', today()));
      return;
    }
    const patient = found.find(({ id }) => id === option);
    if (patient !== undefined) pick(patient);
  };
  const left = (event: FocusEvent<HTMLInputElement>): void => {
    combobox.closeDropdown();
    if (beginning === null) {
      if (typed?.trim() === '' && value !== null) onPick(null);
      setTyped(null);
    }
    input.onBlur?.(event);
  };

  return (
    <>
      <Combobox store={combobox} onOptionSubmit={choose} shadow="md" withinPortal>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            placeholder="Name, date of birth, phone or record number"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            {...input}
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the target adds them
            role="combobox"
            aria-autocomplete="list"
            value={typed ?? (value === null ? '' : pickedText(value))}
            leftSection={<IconUserSearch size={16} stroke={1.75} />}
            leftSectionPointerEvents="none"
            rightSection={
              <End
                searching={result.isFetching && !settled && search !== ''}
                clear={value === null || input.disabled === true || input.readOnly === true ? null : () => pick(null)}
              />
            }
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              combobox.openDropdown();
            }}
            onFocus={(event) => {
              event.currentTarget.select();
              input.onFocus?.(event);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyped(null);
              // Enter before the results arrive selects no one and doesn't submit a form without a patient.
              if (event.key === 'Enter' && typed !== null && typed.trim() !== '') event.preventDefault();
              input.onKeyDown?.(event);
            }}
            onClick={() => typed !== null && combobox.openDropdown()}
            onBlur={left}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={typed === null}>
          <FoundPatients result={result} label={input.label} withNew={withNew} />
        </Combobox.Dropdown>
      </Combobox>
      {beginning !== null && (
        <Suspense>
          <NewPatientDialog beginning={beginning} onClose={forgetTyped} onCreated={pick} onExisting={pick} />
        </Suspense>
      )}
    </>
  );
}

/** Searches patients while typing. `settled` once the results match the typed text. */
function useFoundPatients(typed: string) {
  const [search] = useDebouncedValue(typed, PAUSE_MS);
  const { data, isFetching, isPlaceholderData, isError } = useApiQuery(
    FindPatientsDocument,
    { search, take: TAKE },
    { enabled: search !== '', keepPrevious: true, quiet: true },
  );
  const found = search === '' ? [] : (data?.search_patients.patient_list ?? []);
  const settled = search !== '' && search === typed && !isPlaceholderData && data !== undefined;
  return { search, data, found, settled, isFetching, isError };
}

interface FoundPatientsProps {
  result: ReturnType<typeof useFoundPatients>;
  label: string;
  withNew: boolean;
}

function FoundPatients({ result: { found, search, settled, isError }, label, withNew }: FoundPatientsProps) {
  return (
    <Combobox.Options className={classes.options} aria-label={label}>
      {found.map((patient) => (
        <Combobox.Option key={patient.id} value={patient.id} className={classes.option}>
          <Candidate patient={patient} typed={search} />
        </Combobox.Option>
      ))}
      {found.length === 0 && (
        <Combobox.Empty className={classes.empty}>{emptyText(search, settled, isError)}</Combobox.Empty>
      )}
      {withNew && (
        <Combobox.Option value={NEW} className={classes.new}>
          <IconUserPlus size={16} stroke={1.75} />
          New patient…
        </Combobox.Option>
      )}
    </Combobox.Options>
  );
}

function Candidate({ patient, typed }: { patient: PatientRow; typed: string }) {
  const { date_of_birth: born, deceased_date: died } = patient;
  const facts = [
    born !== null && `${formatDay(born)} (${ageText(born, died ?? today())})`,
    died !== null && `deceased ${formatDay(died)}`,
    patient.gender,
    patient.user_patient_id,
    patient.mobile !== null && formatPhone(patient.mobile),
  ];
  return (
    <>
      <span className={classes.name}>
        <Highlighted pieces={highlightName(patientListName(patient), parseSearch(typed, today()).words)} />
        {patient.nick_name !== null && <span className={classes.nick}> “{patient.nick_name}”</span>}
      </span>
      <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
}

function End({ searching, clear }: { searching: boolean; clear: (() => void) | null }) {
  if (searching) return <Loader size={14} />;
  // The pointer must not take the focus out of the field first.
  return clear === null ? null : (
    <CloseButton
      size="sm"
      aria-label="Clear the patient"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={clear}
    />
  );
}

function emptyText(search: string, settled: boolean, failed: boolean): string {
  if (search === '') return 'Enter a name, date of birth, phone or record number.';
  if (failed) return 'Patients could not be searched. Keep typing to try again.';
  return settled ? `No patients found for “${search}”` : 'Searching…';
}
