import { Skeleton } from '@mantine/core';
import { fetchedOnUse } from './fetched-on-use.tsx';
import type { PatientHeaderProps } from './patient-header.tsx';
import type { PatientPickerProps } from './patient-picker.tsx';

/** The head of a page about a patient; see `patient-header.tsx`. */
export const PatientHeader = fetchedOnUse<PatientHeaderProps>(
  () => import('./patient-header.tsx').then((file) => file.PatientHeader),
  <div style={{ minHeight: '3rem' }} />,
);

/** The panel with what the record says about a patient; see `patient-information.tsx`. */
export const PatientInformation = fetchedOnUse<{ patientId: string }>(
  () => import('./patient-information.tsx').then((file) => file.PatientInformation),
  <Skeleton height="20rem" />,
);

/** A field that picks one patient; see `patient-picker.tsx`. */
export const PatientPicker = fetchedOnUse<PatientPickerProps>(
  () => import('./patient-picker.tsx').then((file) => file.PatientPicker),
  <Skeleton height="3.5rem" />,
);
