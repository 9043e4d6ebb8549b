import { IconApps } from '@tabler/icons-react';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';

const registry = settingsPage({
  path: 'apps',
  title: 'Apps',
  group: 'Clinic',
  order: 95,
  icon: IconApps,
  rule: 'apps.manage',
  page: () => import('./registry/load-apps-page.tsx').then((file) => file.loadAppsPage()),
});

const mine = settingsPage({
  path: 'my-apps',
  title: 'My apps',
  group: 'Personal',
  order: 95,
  icon: IconApps,
  rule: 'apps.use',
  page: () => import('./registry/my-apps-page.tsx').then((file) => file.MyAppsPage),
});

/** Apps of other vendors: registration, consent, and opening them from a patient. */
export const apps: WebModule = {
  name: 'apps',
  loggedAs: { app: 'App', app_grant: 'App access', app_launch: 'Opened app', app_token: 'App sign-in' },
  routes: [
    ...registry.routes,
    ...mine.routes,
    {
      path: '/apps/allow',
      title: 'App access',
      rule: 'apps.use',
      page: () => import('./consent/allow-app-page.tsx').then((file) => file.AllowAppPage),
    },
  ],
  side: [...registry.side, ...mine.side],
  patientTiles: [
    {
      id: 'apps',
      title: 'Apps',
      icon: IconApps,
      rule: 'apps.use',
      tile: () => import('./launch/apps-tile.tsx').then((file) => file.AppsTile),
    },
  ],
  chartPanels: [
    {
      id: 'apps',
      title: 'Apps',
      icon: IconApps,
      rule: 'apps.use',
      panel: () => import('./launch/apps-panel.tsx').then((file) => file.AppsPanel),
    },
  ],
};
