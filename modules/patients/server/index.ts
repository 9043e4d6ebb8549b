import { newByMonth } from './statistics/new-by-month.ts';
import type { Module } from '#platform/module.ts';
import { addJob } from '#platform/jobs.ts';
import { comparePatient, findDuplicates } from './merge/find-duplicates.ts';
import { fhirResources } from './fhir/index.ts';
import { globalsearch } from './search/globalsearch.ts';
import { importRoutes } from './import/import-routes.ts';
import { removeOldUploads } from './import/uploads.ts';
import { recordImporters } from './record-import/importers.ts';
import { hasRehearsed } from './rehearsal/rehearse.ts';
import { hasPatients } from './has-patients.sql.ts';
import { patientAvatar } from './patient-avatar.ts';
import { patientTags } from './tags/patient-tags.ts';
import { keepNameWords } from './search/name-words.sql.ts';
import { recordSections } from './record/record-sections.ts';
import { recordRoutes } from './record-file/record-routes.ts';
import { registration } from './resolvers.ts';

export { endedNextVisits, keepActivity, type PatientActivity } from './activity.sql.ts';
export { createPatient, createPatientIn } from './create-patient.ts';
export { findSimilar } from './merge/find-duplicates.ts';
export { mapFile, type MappedFile, type RowIssue } from './import/check-file.ts';
export { importPatients, previewImport, type ImportResult } from './import/import-patients.ts';
export { insertPatientsInBulk, type BulkPatient } from './insert-patients-in-bulk.ts';
export { mergePatients } from './merge/merge-patients.ts';
export { type Allergy, holdPatient, type Medication, type Patient, readPatients } from './patients.sql.ts';
export { createAllergyIn, recordNoKnownAllergies, setAllergyStatusIn } from './record/save-allergy.ts';
export { importRecords, listRecordImports, undoRecordImport } from './record-import/import-records.ts';
export { dayOfCell } from './record-import/importers.ts';
export { readRehearsal, removeRehearsal, startRehearsal } from './rehearsal/rehearse.ts';
export { requireActivePatient, requireActivePatients } from './require-active-patient.ts';
export { searchPatients } from './search/search-patients.ts';
export { undoMerge } from './merge/undo-merge.ts';
export { addMedicationIn, deleteMedicationIn, endMedicationIn } from './record/save-medication.ts';
export { updatePatientIn } from './update-patient.ts';

/** The patients module: patient records, search, import and merging. */
export const patients: Module = {
  name: 'patients',
  reportColumns: [newByMonth],
  accessRules: [
    {
      id: 'patients.view',
      title: 'Find and open patients',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
      emergency: true,
    },
    {
      id: 'patients.create',
      title: 'Create patients',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
      needs: ['patients.view'],
    },
    {
      id: 'patients.edit',
      title: 'Change patients',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller'],
      needs: ['patients.view'],
    },
    { id: 'patients.delete', title: 'Delete and restore patients', presets: ['Manager'], needs: ['patients.view'] },
    {
      id: 'patients.merge',
      title: 'Merge two records of one patient',
      presets: ['Manager', 'Doctor'],
      needs: ['patients.view'],
    },
    {
      id: 'patients.export',
      title: 'Export patient data',
      presets: ['Manager'],
      needs: ['patients.view'],
      administrative: true,
    },
    {
      id: 'patients.clinical',
      title: 'Change allergies and medications',
      presets: ['Doctor', 'Nurse'],
      needs: ['patients.view', 'drugs.view'],
      emergency: true,
    },
    {
      id: 'patients.rehearse',
      title: 'Create the rehearsal patient, and remove it with all its records',
      presets: ['Manager'],
      needs: ['patients.create'],
      administrative: true,
    },
    { id: 'patients.import', title: 'Import patients from a file', presets: ['Manager'], administrative: true },
  ],
  resolvers: { registration, globalsearch },
  routes: (server) => {
    importRoutes(server);
    recordRoutes(server);
  },
  fileKinds: [patientAvatar],
  taggedRecords: [patientTags],
  subscribers: {
    'patients.patient-changed': async (app, tx, { clinicId, body }) => {
      await keepNameWords(tx, clinicId, String(body['id']));
      await comparePatient(tx, clinicId, String(body['id']), app.clock());
    },
    'patients.patients-imported': async (_app, tx, { clinicId }) => {
      await keepNameWords(tx, clinicId);
      await addJob(tx, 'patients.find-duplicates', { clinicId }, { key: `find-duplicates ${clinicId}` });
    },
  },
  recordSections,
  recordImporters,
  fhirResources,
  firstSteps: [
    {
      id: 'patients.rehearsal',
      rule: 'patients.rehearse',
      order: 55,
      canMark: true,
      isDone: ({ database }, clinicId) => hasRehearsed(database.kysely, clinicId),
    },
    {
      id: 'patients.first',
      rule: 'patients.create',
      order: 60,
      isDone: ({ database }, clinicId) => hasPatients(database.kysely, clinicId),
    },
  ],
  jobs: {
    'patients.remove-old-uploads': (app) => removeOldUploads(app),
    'patients.find-duplicates': findDuplicates,
  },
  schedules: [{ job: 'patients.remove-old-uploads', cron: '*/30 * * * *' }],
};
