import { authorizeApp } from '#apps/server';
import type { Module } from '#platform/module.ts';
import { removeExpired } from './bulk/remove-exports.ts';
import { EXPORT_JOB, runExport } from './bulk/run-export.ts';
import { fhirRoutes } from './fhir-routes.ts';

export { PROVENANCE_PROFILE, provenanceOf } from './records/provenance.ts';

/** The fhir module: the FHIR API, which serves what the other modules offer. */
export const fhir: Module = {
  name: 'fhir',
  accessRules: [],
  resolvers: {},
  routes: (routes) => fhirRoutes(routes, authorizeApp),
  jobs: { [EXPORT_JOB]: runExport, 'fhir.remove-exports': removeExpired },
  schedules: [{ job: 'fhir.remove-exports', cron: '23 * * * *' }],
};
