import type { Module } from '#platform/module.ts';
import { directoryRoutes } from './directory/directory-routes.ts';
import { fillDirectory, MIRROR_JOB, mirrorDirectory } from './directory/mirror-directory.ts';
import { drug, registration } from './resolvers.ts';
import { pharmaciesSection } from './saved/pharmacies-section.ts';

export { callNetwork, type NetworkCall, type NetworkReply } from './directory/call-network.ts';
export { type PharmacyRow, readPharmacies, upsertPharmacies } from './directory/pharmacies.sql.ts';
export { recordUsedPharmacy, saveForPatient } from './saved/change-saved.ts';
export { defaultPharmacies } from './saved/default-pharmacy.ts';
export { type Pharmacy, shapePharmacy } from './shape-pharmacy.ts';

/** The network's pharmacy directory, and patients' pharmacies. */
export const pharmacies: Module = {
  name: 'pharmacies',
  accessRules: [
    {
      id: 'pharmacies.view',
      title: 'View the pharmacy directory and patients’ pharmacies',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Read-only'],
      emergency: true,
    },
    {
      id: 'pharmacies.save',
      title: 'Save patients’ pharmacies and set the preferred one',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
      needs: ['pharmacies.view', 'patients.view'],
    },
    { id: 'pharmacies.directory', title: 'Refresh the pharmacy directory', presets: ['Manager'] },
  ],
  resolvers: { drug, registration },
  routes: directoryRoutes,
  jobs: {
    [MIRROR_JOB]: mirrorDirectory,
    'pharmacies.mirror-changes': (app) => mirrorDirectory(app, { isFull: false }),
  },
  // The changes every night, everything on Sundays.
  schedules: [
    { job: 'pharmacies.mirror-changes', cron: '40 7 * * 1-6' },
    { job: MIRROR_JOB, cron: '40 7 * * 0' },
  ],
  recordSections: [pharmaciesSection],
  start: fillDirectory,
};
