import { IconUsers } from '@tabler/icons-react';
import type { WebModule } from '#kit/module/web-module.ts';

/** Who the clinic cares for. */
export const patients: WebModule = {
  name: 'patients',
  routes: [
    {
      path: '/patients/index',
      title: 'Patients',
      area: 'patients',
      rule: 'patients.view',
      page: () => import('./patients-page.tsx').then(({ PatientsPage }) => PatientsPage),
    },
  ],
  redirects: { '/patients': '/patients/index' },
  navigation: [
    { area: 'patients', label: 'Patients', path: '/patients/index', icon: IconUsers, rule: 'patients.view', order: 10 },
  ],
};
