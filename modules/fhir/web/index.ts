import type { WebModule } from '#kit/module/web-module.ts';

/** The fhir module: records that apps of other vendors read. */
export const fhir: WebModule = {
  name: 'fhir',
  routes: [],
  loggedAs: { fhir_record: 'Record read by an app', fhir_subscription: 'App subscription' },
};
