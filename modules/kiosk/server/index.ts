import type { Module } from '#platform/module.ts';
import { kioskRoutes } from './kiosk-routes.ts';
import { setting } from './resolvers.ts';

export { saveDevice } from './save-device.ts';

/** Check-in on a tablet, and the waiting-room display. */
export const kiosk: Module = {
  name: 'kiosk',
  accessRules: [
    {
      id: 'kiosk.manage',
      title: 'Register check-in tablets and waiting-room displays',
      presets: ['Manager'],
      administrative: true,
    },
  ],
  resolvers: { setting },
  routes: kioskRoutes,
};
