import type { PatientByIdQuery, PatientListQuery } from './registration.operations.gen.ts';

/** A patient as lists, pickers and hits show them. */
export type PatientRow = PatientListQuery['search_patients']['patient_list'][number];

/** A patient with everything that their page shows. */
export type PatientDetails = PatientByIdQuery['search_patients']['patient_list'][number];
