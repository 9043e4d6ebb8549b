import type { ComponentType, ReactNode } from 'react';
import { loadFirstStepsCard, type StepWords } from '#practice/web';

// What the modules name in their descriptors, in words, each with the page where it is done.
const WORDS: Readonly<Record<string, StepWords>> = {
  'practice.place': {
    title: 'Say where you are',
    detail: 'Address and phone of the practice, as patients read them.',
    path: '/settings/facility',
  },
  'scheduling.hours': {
    title: 'Set working hours',
    detail: 'Look at them and save: nothing is booked outside of them by mistake.',
    path: '/settings/calendar',
  },
  'scheduling.categories': {
    title: 'Look through the event types',
    detail: 'How long each visit takes, and what its patient is told.',
    path: '/settings/event-categories',
  },
  'practice.members': {
    title: 'Invite your colleagues',
    detail: 'Each signs in by themselves, with the rights of their role.',
    path: '/settings/member',
  },
  'deliveries.mail': {
    title: 'Let mail leave',
    detail: 'Invitations and reminders wait until a mail server is set.',
    path: '/guide/index#mail',
  },
  'patients.first': {
    title: 'Take in the first patient',
    detail: 'By hand, or all of them from another program’s list.',
    path: '/patients/index',
    other: { label: 'Import', path: '/patients/import', rule: 'patients.import' },
  },
};

/** Fetches what a new clinic is led through. */
export async function loadFirstSteps(): Promise<ComponentType<{ children: ReactNode }>> {
  const FirstStepsCard = await loadFirstStepsCard();
  return function FirstSteps({ children }) {
    return <FirstStepsCard words={WORDS}>{children}</FirstStepsCard>;
  };
}
