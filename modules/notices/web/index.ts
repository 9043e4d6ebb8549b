import { IconMessage2, IconTemplate } from '@tabler/icons-react';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';

const templates = settingsPage({
  path: 'notice-template',
  title: 'Texts and Emails',
  group: 'Clinic',
  order: 96,
  icon: IconTemplate,
  rule: 'notices.setup',
  page: () => import('./templates-page.tsx').then(({ TemplatesPage }) => TemplatesPage),
});

/** Plain texts and emails to patients, and everything sent to them. */
export const notices: WebModule = {
  name: 'notices',
  routes: templates.routes,
  side: templates.side,
  patientTiles: [
    {
      id: 'notices',
      title: 'Texts and emails',
      icon: IconMessage2,
      rule: 'notices.view',
      tile: () => import('./notices-tile.tsx').then(({ NoticesTile }) => NoticesTile),
    },
  ],
};
