import type { WebModule } from '#kit/module/web-module.ts';

/** The rooming module: where today's checked-in patients are. */
export const rooming: WebModule = {
  name: 'rooming',
  routes: [],
  loggedAs: { visit: 'Visit' },
  eventActions: [
    {
      order: 5,
      rule: 'scheduling.view',
      needsPatient: true,
      inDay: true,
      action: () => import('./visit-number.tsx').then(({ VisitNumber }) => VisitNumber),
    },
  ],
  dashboard: [
    {
      id: 'rooming',
      title: 'Rooming',
      column: 'main',
      order: 5,
      rule: 'rooming.use',
      card: () => import('./rooming-card.tsx').then(({ RoomingCard }) => RoomingCard),
    },
    {
      id: 'next-patient',
      title: 'Next Patient',
      column: 'side',
      order: 5,
      rule: 'rooming.use',
      also: 'chart.sign',
      card: () => import('./next-patient-card.tsx').then(({ NextPatientCard }) => NextPatientCard),
    },
  ],
};
