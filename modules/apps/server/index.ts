import type { Module } from '#platform/module.ts';
import { portalOperations } from './consent/portal-operations.ts';
import { oauthRoutes } from './oauth/oauth-routes.ts';
import { setting } from './resolvers.ts';
import { sweepTokens } from './sweep-tokens.ts';

export { authorizeApp } from './access/authorize-app.ts';
export type { AppRequest, AppUser, FhirAccess } from './access/fhir-access.ts';
export { fhirBase, issuerOf } from './registry/addresses.ts';
export { type AppRow, findActiveApp } from './registry/apps.sql.ts';
export { saveApp, switchApp } from './registry/save-app.ts';

/** The apps module: apps of other vendors that read the clinic's records, and their authorization. */
export const apps: Module = {
  name: 'apps',
  accessRules: [
    {
      id: 'apps.use',
      title: 'Sign in to apps of other vendors',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
    },
    {
      id: 'apps.manage',
      title: 'Register apps of other vendors and limit their access',
      presets: ['Admin', 'Manager'],
      needs: ['apps.use'],
      administrative: true,
    },
  ],
  resolvers: { setting },
  routes: oauthRoutes,
  portalOperations,
  jobs: { 'apps.sweep-tokens': sweepTokens },
  schedules: [{ job: 'apps.sweep-tokens', cron: '17 4 * * *' }],
};
