import type { Module } from '#platform/module.ts';
import { fhirResources } from './fhir/index.ts';
import { registration, setting } from './resolvers.ts';
import { vitalsSection } from './vitals-section.ts';

export { clinicVitals } from './clinic-vitals.ts';
export type { Definition } from './definitions.ts';
export { insertRecords, readPatientsWithVitals, readRecords, type VitalRow } from './records.sql.ts';
export { recordVitals, recordVitalsIn, type VitalMeasurements } from './record-vitals.ts';

/** The vitals module: measurements of patients, defined by the clinic. */
export const vitals: Module = {
  name: 'vitals',
  accessRules: [
    {
      id: 'vitals.view',
      title: 'See vital signs',
      presets: ['Manager', 'Doctor', 'Nurse', 'Read-only'],
      needs: ['patients.view'],
      emergency: true,
    },
    {
      id: 'vitals.add',
      title: 'Record vital signs and mark them as entered in error',
      presets: ['Doctor', 'Nurse'],
      needs: ['vitals.view'],
    },
    { id: 'vitals.setup', title: 'Set up vitals', presets: ['Manager'] },
  ],
  resolvers: { setting, registration },
  recordSections: [vitalsSection],
  fhirResources,
};
