export { buildPatient, buildPatients } from './build-patient.ts';
