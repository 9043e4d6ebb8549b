import type { Module } from '#platform/module.ts';
import { cardRoutes } from './cards/card-routes.ts';
import { exportCoverages } from './coverage/export-coverages.ts';
import { insurancesOn } from './coverage/insurances-on.ts';
import { fhirResources } from './fhir/index.ts';
import { exchanges } from './checks/exchanges.ts';
import { coveragesSection } from './coverage/coverages-section.ts';
import { portalInsurance } from './requests/portal-insurance.ts';
import { requestTasks } from './requests/request-tasks.ts';
import { eligibilityResolvers } from './resolvers.ts';
import { CHECK_JOB, checkVisit, queueVisitChecks } from './visits/check-visits.ts';
import { endForgottenChecks } from './visits/end-forgotten.ts';

export { type Coverage, coveragesOf, coveragesOfMany, readCoverages } from './coverage/coverages.sql.ts';
export { checkCoverage, checkEligibility } from './checks/check-eligibility.ts';
export { createCoverage, createCoverageIn, updateCoverage } from './coverage/save-coverage.ts';
export { portalInsurance } from './requests/portal-insurance.ts';
export { checkVisit } from './visits/check-visits.ts';
export { addStarterPayers } from './payers/import-payers.ts';
export { savePayer } from './payers/save-payer.ts';
export type { PayerRow } from './payers/payers.ts';
export { findPayers, readAllPayers, readPayers } from './payers/payers.sql.ts';

/** Payers, coverages and eligibility checks. */
export const eligibility: Module = {
  name: 'eligibility',
  accessRules: [
    {
      id: 'eligibility.view',
      title: 'See coverages and eligibility checks',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
      needs: ['patients.view'],
    },
    {
      id: 'eligibility.edit',
      title: 'Add and edit coverage',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller'],
      needs: ['eligibility.view'],
    },
    { id: 'eligibility.setup', title: 'Manage the payer list', presets: ['Manager', 'Biller'] },
    {
      id: 'eligibility.check',
      title: 'Check eligibility with payers',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller'],
      needs: ['eligibility.view'],
    },
    {
      id: 'eligibility.raw',
      title: 'View raw payer responses',
      presets: ['Manager', 'Biller'],
      needs: ['eligibility.view'],
    },
    {
      id: 'eligibility.import',
      title: 'Import and export coverage',
      presets: ['Manager'],
      administrative: true,
    },
  ],
  exchanges,
  resolvers: { eligibility: eligibilityResolvers },
  routes: (routes) => {
    cardRoutes(routes);
    exportCoverages(routes);
  },
  insurances: insurancesOn,
  recordSections: [coveragesSection],
  taskSources: [requestTasks],
  portalOperations: portalInsurance,
  fhirResources,
  jobs: {
    'eligibility.queue-visit-checks': (app) => queueVisitChecks(app),
    [CHECK_JOB]: (app, payload) => checkVisit(app, payload),
    'eligibility.end-forgotten': (app) => endForgottenChecks(app),
  },
  schedules: [
    { job: 'eligibility.queue-visit-checks', cron: '7 * * * *' },
    { job: 'eligibility.end-forgotten', cron: '*/5 * * * *' },
  ],
};
