import type { FindPatientsQuery, PatientByIdQuery, PatientListQuery } from './registration.operations.gen.ts';

/** A patient as lists, pickers and hits show them. */
export type PatientRow = FindPatientsQuery['search_patients']['patient_list'][number];

/** A patient as the list of patients shows them. */
export type ListedPatient = PatientListQuery['search_patients']['patient_list'][number] & {
  /** Nobody matched as typed; this one is written nearly so. */
  similar?: boolean;
};

/** A patient with everything that their page shows. */
export type PatientDetails = PatientByIdQuery['search_patients']['patient_list'][number];
