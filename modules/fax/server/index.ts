import { sql } from 'kysely';
import { hasRows } from '#platform/records/count-rows.ts';
import type { Module } from '#platform/module.ts';
import { exchanges } from './exchanges.ts';
import { exportFaxes } from './export-faxes.ts';
import { faxRoutes } from './fax-routes.ts';
import { faxTasks } from './fax-tasks.ts';
import { faxesSection } from './faxes-section.ts';
import { fetchFaxes } from './receiving/fetch-faxes.ts';
import { isServed } from './faxes.sql.ts';
import { setting } from './resolvers.ts';
import { workOnFaxes } from './sending/work-on-faxes.ts';

export { saveNumber } from './numbers/save-number.ts';
export { keepReceived } from './receiving/fetch-faxes.ts';
export { composeFax } from './sending/compose-fax.ts';

/** Outgoing and received faxes. */
export const fax: Module = {
  name: 'fax',
  accessRules: [
    {
      id: 'fax.send',
      title: 'Send faxes and view sent faxes',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller'],
    },
    {
      id: 'fax.file',
      title: 'View and file received faxes',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
      needs: ['patients.view'],
    },
    { id: 'fax.setup', title: 'Manage verified fax numbers', presets: ['Manager', 'Doctor', 'Front desk'] },
  ],
  exchanges,
  services: [
    {
      id: 'fax.carrier',
      name: 'Fax',
      missing: 'No fax carrier is set up for this clinic.',
      setup: 'Set FAX_CARRIER and FAX_KEY on the server and restart Salus.',
      isSetUp: async ({ config: { fax: carrier }, database }, clinicId) =>
        carrier !== null && (await isServed(database.kysely, clinicId, carrier.sandboxed === true)),
    },
  ],
  keptRecords: [
    {
      isFound: (db, clinicId, patientId) =>
        hasRows(
          db,
          sql`fax.sent where clinic_id = ${clinicId} and patient_id = ${patientId} and state in ('sending', 'handed', 'sent')`,
        ),
      words: 'A fax was sent',
    },
  ],
  resolvers: { setting },
  routes: (routes) => {
    faxRoutes(routes);
    exportFaxes(routes);
  },
  jobs: { 'fax.work': (app) => workOnFaxes(app), 'fax.fetch': (app) => fetchFaxes(app) },
  schedules: [
    { job: 'fax.work', cron: '* * * * *' },
    { job: 'fax.fetch', cron: '* * * * *' },
  ],
  recordSections: [faxesSection],
  taskSources: [faxTasks],
};
