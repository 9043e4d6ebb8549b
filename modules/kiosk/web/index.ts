import { IconDeviceTablet } from '@tabler/icons-react';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';

/** Check-in tablets and waiting-room displays. */
export const kiosk: WebModule = {
  name: 'kiosk',
  loggedAs: { kiosk_device: 'Tablet or display', kiosk_check_in: 'Check-in on a tablet' },
  ...settingsPage({
    path: 'kiosk',
    title: 'Tablets and Displays',
    group: 'Clinic',
    order: 900,
    icon: IconDeviceTablet,
    rule: 'kiosk.manage',
    page: () => import('./settings/devices-page.tsx').then((file) => file.DevicesPage),
  }),
};
