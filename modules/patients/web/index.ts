import {
  IconAlertTriangle,
  IconMapPin,
  IconPill,
  IconTags,
  IconUser,
  IconUserPlus,
  IconUsers,
  IconUserSearch,
} from '@tabler/icons-react';
import type { WebModule, WebRoute } from '#kit/module/web-module.ts';
import { pageName } from '#kit/navigation/page-names.ts';
import { openWindow } from '#kit/windows/open-windows.ts';
import { findPatients } from './search/find-patients.ts';
import {
  AllergiesPanel,
  ExportRecordMenu,
  MedicationsPanel,
  PatientHeader,
  PatientInformation,
  PatientPicker,
  UrgentNotices,
} from './fetched-parts.tsx';
import { preparePatient } from './form/prepare-patient.ts';
import { recordSavedHere, useDeceasedDate, useIsReadingPatient } from './use-patient.ts';

export { findPatients };
export type { ComingVisits, FindComingVisits } from './coming-visits.ts';
export type { PatientHeaderProps } from './page/patient-header.tsx';
export type { PatientPickerProps } from './search/patient-picker.tsx';
export type { PickedPatient } from './search/picked-patient.ts';
export {
  AllergiesPanel,
  ExportRecordMenu,
  MedicationsPanel,
  recordSavedHere,
  PatientHeader,
  PatientInformation,
  PatientPicker,
  UrgentNotices,
  useDeceasedDate,
  useIsReadingPatient,
};

/** The patients module: patient list, patient pages, import and merging. */
export const patients: WebModule = {
  name: 'patients',
  routes: [
    {
      path: '/patients/index',
      title: 'Patients',
      area: 'patients',
      rule: 'patients.view',
      page: () => import('./list/patients-page.tsx').then(({ PatientsPage }) => PatientsPage),
    },
    {
      path: '/patients/duplicates',
      title: 'Likely duplicates',
      area: 'patients',
      rule: 'patients.merge',
      page: () => import('./merge/duplicates-page.tsx').then(({ DuplicatesPage }) => DuplicatesPage),
    },
    {
      path: '/settings/tag-search-object',
      title: 'Quick Search',
      area: 'settings',
      rule: 'patients.view',
      page: () => import('./list/tag-search-page.tsx').then(({ TagSearchPage }) => TagSearchPage),
    },
    {
      path: '/patients/import',
      title: 'Import patients',
      area: 'patients',
      rule: 'patients.import',
      page: () => import('./import/import-page.tsx').then(({ ImportPage }) => ImportPage),
    },
    {
      path: '/patients/import_records',
      title: 'Import records',
      area: 'patients',
      rule: 'patients.import',
      page: () => import('./record-import/record-import-page.tsx').then(({ RecordImportPage }) => RecordImportPage),
    },
  ],
  side: [
    {
      area: 'settings',
      group: 'Clinic',
      label: 'Quick Search',
      path: '/settings/tag-search-object',
      icon: IconUserSearch,
      rule: 'patients.view',
      order: 50,
    },
  ],
  patientTiles: [
    {
      id: 'allergies',
      title: 'Allergens',
      icon: IconAlertTriangle,
      tile: () => import('./record/allergies-panel.tsx').then((file) => file.AllergiesPanel),
      first: true,
    },
    {
      id: 'medications',
      title: 'Medications',
      icon: IconPill,
      tile: () => import('./record/medications-panel.tsx').then((file) => file.MedicationsPanel),
      first: true,
    },
    {
      id: 'addresses',
      title: 'Addresses',
      icon: IconMapPin,
      tile: () => import('./record/addresses-panel.tsx').then((file) => file.AddressesPanel),
    },
    {
      id: 'tags',
      title: 'Tags',
      icon: IconTags,
      tile: () => import('./record/tags-editor.tsx').then((file) => file.TagsEditor),
    },
  ],
  redirects: { '/patients': '/patients/index' },
  loggedAs: { patient_group: 'Shared view of the patient list' },
  navigation: [
    { area: 'patients', label: 'Patients', path: '/patients/index', icon: IconUsers, rule: 'patients.view', order: 10 },
  ],
  plus: [
    {
      id: 'patients.new',
      label: 'New patient',
      icon: IconUserPlus,
      rule: 'patients.create',
      order: 50,
      run: () => void openWindow('new-patient'),
      fill: (typed) => void openWindow('new-patient', { typed }),
    },
  ],
  windows: [
    {
      kind: 'new-patient',
      about: 'patient_id',
      window: () => import('./form/new-patient-window.tsx').then(({ NewPatientWindow }) => NewPatientWindow),
    },
  ],
  search: [{ kind: 'Patients', icon: IconUser, rule: 'patients.view', order: 10, find: findPatients }],
};

/**
 * The route of the patient page without the page itself: that is composed in `web/`, from the entry points of all
 * modules that contribute to it.
 */
export const patientRoute: Omit<WebRoute, 'page'> = {
  path: '/patients/$patientID',
  title: ({ params, query }) => pageName(`/patients/${params['patientID']}`) ?? query['name'] ?? 'Patient',
  area: 'patients',
  rule: 'patients.view',
  prepare: ({ params }) => {
    if (params['patientID'] !== undefined) preparePatient(params['patientID']);
  },
};
