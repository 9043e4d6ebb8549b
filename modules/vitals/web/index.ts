import { IconHeartbeat } from '@tabler/icons-react';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';

const setup = settingsPage({
  path: 'vital-setup',
  title: 'Vital Setup',
  group: 'Care',
  order: 210,
  icon: IconHeartbeat,
  rule: 'vitals.setup',
  page: () => import('./vital-setup-page.tsx').then(({ VitalSetupPage }) => VitalSetupPage),
});

/** What is measured of a patient, by the definitions of the clinic. */
export const vitals: WebModule = {
  name: 'vitals',
  ...setup,
  patientTiles: [
    {
      id: 'vitals',
      title: 'Vitals',
      icon: IconHeartbeat,
      rule: 'vitals.view',
      tile: () => loadVitalsCard(),
      first: true,
    },
  ],
};

/** The latest vitals of a patient: `<VitalsCard patientId />`; `addTitle` and `historyTitle` name its dialogs. */
export const loadVitalsCard = () => import('./vitals-card.tsx').then(({ VitalsCard }) => VitalsCard);
