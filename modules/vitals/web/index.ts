import { IconHeartbeat } from '@tabler/icons-react';
import type { WebModule } from '#kit/module/web-module.ts';

/** What is measured of a patient, by the definitions of the clinic. */
export const vitals: WebModule = {
  name: 'vitals',
  routes: [
    {
      path: '/settings/vital-setup',
      title: 'Vital Setup',
      area: 'settings',
      rule: 'vitals.setup',
      page: () => import('./vital-setup-page.tsx').then(({ VitalSetupPage }) => VitalSetupPage),
    },
  ],
  side: [
    {
      area: 'settings',
      group: 'Care',
      label: 'Vital Setup',
      path: '/settings/vital-setup',
      icon: IconHeartbeat,
      rule: 'vitals.setup',
      order: 210,
    },
  ],
};

/** The latest vitals of a patient: `<VitalsCard patientId />`; `addTitle` and `historyTitle` name its dialogs. */
export const loadVitalsCard = () => import('./vitals-card.tsx').then(({ VitalsCard }) => VitalsCard);
