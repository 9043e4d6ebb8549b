import { IconHourglass } from '@tabler/icons-react';
import type { WebModule } from '#kit/module/web-module.ts';
import { openPages } from './open.ts';
import { openWaitlist } from './open-waitlist.ts';

/** The waitlist module: waitlist entries, released slots and offers. */
export const waitlist: WebModule = {
  name: 'waitlist',
  routes: [
    ...openPages,
    {
      path: '/scheduling/waiting-list',
      title: 'Waiting list',
      area: 'scheduling',
      rule: 'scheduling.waiting_view',
      page: () => import('./waitlist-page.tsx').then(({ WaitlistPage }) => WaitlistPage),
    },
  ],
  side: [
    {
      area: 'scheduling',
      group: 'Scheduling',
      label: 'Waiting list',
      path: '/scheduling/waiting-list',
      icon: IconHourglass,
      rule: 'scheduling.waiting_view',
      order: 20,
    },
  ],
  plus: [
    {
      id: 'scheduling.add-to-waiting-list',
      label: 'Add to waiting list',
      icon: IconHourglass,
      rule: 'scheduling.waiting',
      order: 35,
      run: () => openWaitlist(),
    },
  ],
  windows: [
    {
      kind: 'waiting-entry',
      about: 'entry_id',
      size: { width: 760, height: 640 },
      window: () => import('./waitlist-window.tsx').then(({ WaitlistWindow }) => WaitlistWindow),
    },
  ],
  waitlistActions: {
    rule: 'scheduling.waiting',
    openEntry: openWaitlist,
    viewRule: 'scheduling.waiting_view',
    released: () => import('./released-side.tsx').then(({ ReleasedSide }) => ReleasedSide),
    ofPatient: () => import('./patient-waiting.tsx').then(({ PatientWaiting }) => PatientWaiting),
  },
};
