import { sql } from 'kysely';
import { hasRows } from '#platform/records/count-rows.ts';
import type { Module } from '#platform/module.ts';
import { epxRoutes } from './epx/epx-routes.ts';
import {
  exchanges,
  networkJobs,
  networkRoutes,
  networkRules,
  networkSchedules,
  receiveWith,
  setting,
} from './network/index.ts';
import { prescriptionPaper } from './paper/prescription-paper.ts';
import { fhirResources } from './fhir/index.ts';
import { prescriptionMutations, prescriptionQueries } from './resolvers.ts';
import { fields } from './rows.ts';
import { takeNetworkMessage } from './take-network-message.ts';
import { onDeathRecorded } from './work/on-death-recorded.ts';
import { onMedicationStopped } from './work/on-medication-stopped.ts';
import { notePrescriptions } from './work/note-prescriptions.ts';
import { prescribingTasks } from './work/prescribing-tasks.ts';
import { prescriptionsSection } from './work/prescriptions-section.ts';
import { reassignRequests } from './work/reassign-requests.ts';

export { recordRegistration } from './network/index.ts';
export { savePrescription } from './prescriptions/save-prescription.ts';
export { sendPrescription } from './prescriptions/send-prescription.ts';
export { recordSent } from './prescriptions/record-sent.ts';
export { saveFavourite } from './favourites/favourites.ts';
export { takeNetworkMessage } from './take-network-message.ts';
export type { ScriptMedication, ScriptMessage } from './network/index.ts';
export { readPrescriptions } from './records/prescriptions.sql.ts';

receiveWith(takeNetworkMessage);

/** Prescriptions: writing, sending to pharmacies, renewals, changes and cancellations. */
export const prescribing: Module = {
  name: 'prescribing',
  accessRules: [
    {
      id: 'prescribing.view',
      title: 'View prescriptions and pharmacy requests',
      presets: ['Manager', 'Doctor', 'Nurse', 'Read-only'],
      needs: ['patients.view'],
      emergency: true,
    },
    {
      id: 'prescribing.prepare',
      title: 'Prepare prescriptions for a prescriber',
      presets: ['Doctor', 'Nurse'],
      needs: ['prescribing.view', 'drugs.view', 'pharmacies.view'],
    },
    {
      id: 'prescribing.send',
      title: 'Prescribe: send, cancel and respond to pharmacies',
      presets: ['Doctor'],
      needs: ['prescribing.view', 'chart.view', 'drugs.view'],
    },
    ...networkRules,
  ],
  exchanges,
  services: [
    {
      id: 'prescribing.network',
      name: 'Prescription network',
      missing: 'The prescription network is not set up: prescriptions can be printed, but not sent.',
      setup: 'Set ERX_URL, ERX_ACCOUNT, ERX_PASSWORD and ERX_CALLBACK_PASSWORD on the server and restart Salus.',
      isSetUp: ({ config }) => config.network !== null,
    },
  ],
  keptRecords: [
    {
      isFound: (db, clinicId, patientId) =>
        hasRows(
          db,
          sql`prescribing.prescription where clinic_id = ${clinicId} and patient_id = ${patientId} and sent_time is not null`,
        ),
      words: 'A prescription was sent',
    },
  ],
  resolvers: { setting, prescription: { Query: prescriptionQueries, Mutation: prescriptionMutations, ...fields } },
  routes: (routes) => {
    epxRoutes(routes);
    prescriptionPaper(routes);
    networkRoutes(routes);
  },
  subscribers: {
    'patients.patient-changed': onMedicationStopped,
    'patients.death-recorded': onDeathRecorded,
  },
  jobs: { ...networkJobs },
  schedules: [...networkSchedules],
  reassignments: [reassignRequests],
  recordSections: [prescriptionsSection],
  noteParts: [notePrescriptions],
  fhirResources,
  taskSources: [prescribingTasks],
};
