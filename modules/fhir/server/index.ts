import { authorizeApp } from '#apps/server';
import type { Module } from '#platform/module.ts';
import { removeExpired } from './bulk/remove-exports.ts';
import { EXPORT_JOB, runExport } from './bulk/run-export.ts';
import { fhirRoutes } from './fhir-routes.ts';
import { setting } from './resolvers.ts';
import { exchanges } from './subscriptions/exchanges.ts';
import { onAppChanged } from './subscriptions/follow-changes.ts';
import { keepNotifying } from './subscriptions/notify-due.ts';
import { removeOld } from './subscriptions/remove-old.ts';

export { fhirTopicSubscribers } from './subscriptions/follow-changes.ts';

export { PROVENANCE_PROFILE, provenanceOf } from './records/provenance.ts';

/** The fhir module: the FHIR API, which serves what the other modules offer. */
export const fhir: Module = {
  name: 'fhir',
  accessRules: [],
  resolvers: { setting },
  routes: (routes) => fhirRoutes(routes, authorizeApp),
  jobs: { [EXPORT_JOB]: runExport, 'fhir.remove-exports': removeExpired, 'fhir.remove-subscriptions': removeOld },
  schedules: [
    { job: 'fhir.remove-exports', cron: '23 * * * *' },
    { job: 'fhir.remove-subscriptions', cron: '43 * * * *' },
  ],
  subscribers: { 'apps.changed': onAppChanged },
  exchanges,
  start: keepNotifying,
};
