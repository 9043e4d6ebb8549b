import { Skeleton } from '@mantine/core';
import { fetchedOnUse } from '#kit/module/fetched-on-use.tsx';
import type { PatientHeaderProps } from './page/patient-header.tsx';
import type { PatientInformationProps } from './page/patient-information.tsx';
import type { PatientPickerProps } from './search/patient-picker.tsx';

/** The header of a patient page; see `patient-header.tsx`. */
export const PatientHeader = fetchedOnUse<PatientHeaderProps>(
  () => import('./page/patient-header.tsx').then((file) => file.PatientHeader),
  <div style={{ minHeight: '3rem' }} />,
);

/** The panel with a patient's information; see `patient-information.tsx`. */
export const PatientInformation = fetchedOnUse<PatientInformationProps>(
  () => import('./page/patient-information.tsx').then((file) => file.PatientInformation),
  <Skeleton height="20rem" />,
);

/** A field that picks one patient; see `patient-picker.tsx`. */
export const PatientPicker = fetchedOnUse<PatientPickerProps>(
  () => import('./search/patient-picker.tsx').then((file) => file.PatientPicker),
  <Skeleton height="3.5rem" />,
);

/** The panel "Allergens" with its dialogs; see `record/allergies-panel.tsx`. */
export const AllergiesPanel = fetchedOnUse<{ patientId: string }>(
  () => import('./record/allergies-panel.tsx').then((file) => file.AllergiesPanel),
  <Skeleton height="6rem" />,
);

/** The panel of current and past medications; see `record/medications-panel.tsx`. */
export const MedicationsPanel = fetchedOnUse<{ patientId: string }>(
  () => import('./record/medications-panel.tsx').then((file) => file.MedicationsPanel),
  <Skeleton height="6rem" />,
);

/**
 * The red banners with urgent notices; see `page/urgent-notices.tsx`. Belongs at the top of every screen about one
 * patient.
 */
export const UrgentNotices = fetchedOnUse<{ patientId: string }>(
  () => import('./page/urgent-notices.tsx').then((file) => file.UrgentNotices),
  null,
);

/** The menu that exports a patient's complete record; see `export-record-menu.tsx`. */
export const ExportRecordMenu = fetchedOnUse<{ patientId: string }>(
  () => import('./page/export-record-menu.tsx').then((file) => file.ExportRecordMenu),
  null,
);
