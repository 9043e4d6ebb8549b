import { Skeleton } from '@mantine/core';
import { fetchedOnUse } from '#kit/module/fetched-on-use.tsx';
import type { PatientHeaderProps } from './page/patient-header.tsx';
import type { PatientInformationProps } from './page/patient-information.tsx';
import type { PatientPickerProps } from './search/patient-picker.tsx';

/** The head of a page about a patient; see `patient-header.tsx`. */
export const PatientHeader = fetchedOnUse<PatientHeaderProps>(
  () => import('./page/patient-header.tsx').then((file) => file.PatientHeader),
  <div style={{ minHeight: '3rem' }} />,
);

/** The panel with what the record says about a patient; see `patient-information.tsx`. */
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

/** The panel of what a patient takes and took; see `record/medications-panel.tsx`. */
export const MedicationsPanel = fetchedOnUse<{ patientId: string }>(
  () => import('./record/medications-panel.tsx').then((file) => file.MedicationsPanel),
  <Skeleton height="6rem" />,
);

/** The red banners of what is urgent about a patient; see `page/urgent-notices.tsx`. For the top of every screen that is about one patient. */
export const UrgentNotices = fetchedOnUse<{ patientId: string }>(
  () => import('./page/urgent-notices.tsx').then((file) => file.UrgentNotices),
  null,
);

/** The menu that exports a patient's whole record; see `export-record-menu.tsx`. */
export const ExportRecordMenu = fetchedOnUse<{ patientId: string }>(
  () => import('./page/export-record-menu.tsx').then((file) => file.ExportRecordMenu),
  null,
);
