import type { FindPatientsQuery, PatientByIdQuery, PatientListQuery } from './registration.operations.gen.ts';

/** A patient as shown in lists, pickers and search results. */
export type PatientRow = FindPatientsQuery['search_patients']['patient_list'][number];

/** A patient as shown in the patient list. */
export type ListedPatient = PatientListQuery['search_patients']['patient_list'][number] & {
  /** True if there was no exact match and this one is similar. */
  similar?: boolean;
};

/** A patient with everything shown on their page. */
export type PatientDetails = PatientByIdQuery['search_patients']['patient_list'][number];
