import { IconInbox } from '@tabler/icons-react';
import type { WebModule } from '#kit/module/web-module.ts';
import { openPages } from './open.ts';

/** The requests module: patient requests from the portal, and their review. */
export const requests: WebModule = {
  name: 'requests',
  routes: openPages,
  dashboard: [
    {
      id: 'patient-requests',
      title: 'Patient Requests',
      column: 'side',
      order: 30,
      rule: 'requests.view',
      also: 'requests.handle',
      card: () => import('./requests-card.tsx').then(({ RequestsCard }) => RequestsCard),
    },
  ],
  windows: [
    {
      kind: 'patient-request',
      size: { width: 680, height: 640 },
      window: () => import('./request-window.tsx').then(({ RequestWindow }) => RequestWindow),
    },
    {
      kind: 'patient-requests',
      size: { width: 720, height: 620 },
      window: () => import('./all-requests-window.tsx').then(({ AllRequestsWindow }) => AllRequestsWindow),
    },
  ],
  patientTiles: [
    {
      id: 'requests',
      title: 'Requests',
      icon: IconInbox,
      rule: 'requests.view',
      tile: () => import('./patient-requests.tsx').then(({ PatientRequestsPanel }) => PatientRequestsPanel),
    },
  ],
};
