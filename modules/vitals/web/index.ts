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

/** The vitals module: measurements of patients, defined by the clinic. */
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

/**
 * A patient's latest vitals: `<VitalsCard patientId />`; `addTitle` and `historyTitle` are the titles of its dialogs.
 */
export const loadVitalsCard = () => import('./vitals-card.tsx').then(({ VitalsCard }) => VitalsCard);

/** The window that records a patient's vitals: `<AddVitals patientId title onClose />`. */
export const loadAddVitals = () => import('./add-vitals.tsx').then(({ AddVitals }) => AddVitals);
