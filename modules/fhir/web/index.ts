import type { WebModule } from '#kit/module/web-module.ts';

/** The fhir module: records that apps of other vendors read, and their subscriptions. */
export const fhir: WebModule = {
  name: 'fhir',
  routes: [],
  loggedAs: { fhir_record: 'Record read by an app', fhir_subscription: 'App subscription' },
  appSections: [
    {
      id: 'fhir.subscriptions',
      order: 10,
      rule: 'apps.manage',
      section: () => import('./subscriptions/app-subscriptions.tsx').then((file) => file.AppSubscriptions),
    },
  ],
};
