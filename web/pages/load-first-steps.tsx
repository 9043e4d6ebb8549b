import type { ComponentType, ReactNode } from 'react';
import { loadFirstStepsCard, type StepWords } from '#practice/web';

// Texts for the steps that the modules name in their descriptors, each with its page.
const WORDS: Readonly<Record<string, StepWords>> = {
  'practice.place': {
    title: 'Add your address',
    detail: 'The practice’s address and phone number, as patients see them.',
    path: '/settings/facility',
  },
  'scheduling.hours': {
    title: 'Set working hours',
    detail: 'Review and save them, so that appointments aren’t booked outside working hours by mistake.',
    path: '/settings/calendar',
  },
  'scheduling.categories': {
    title: 'Review the event types',
    detail: 'How long each visit takes, and which messages the patient gets.',
    path: '/settings/event-categories',
  },
  'codes.prices': {
    title: 'Set your prices',
    detail: 'Visits can’t be billed for codes without a price.',
    path: '/billing/feeSchedule',
  },
  'practice.members': {
    title: 'Invite your colleagues',
    detail: 'Each member signs in with their own account and role.',
    path: '/settings/member',
  },
  'deliveries.mail': {
    title: 'Set up email',
    detail: 'Invitations and reminders are not sent until a mail server is set up.',
    path: '/guide/index#mail',
  },
  'patients.first': {
    title: 'Add your first patient',
    detail: 'One at a time, or import a list from another program.',
    path: '/patients/index',
    other: { label: 'Import', path: '/patients/import', rule: 'patients.import' },
  },
};

/** Loads the setup steps of a new clinic. */
export async function loadFirstSteps(): Promise<ComponentType<{ children: ReactNode }>> {
  const FirstStepsCard = await loadFirstStepsCard();
  return function FirstSteps({ children }) {
    return <FirstStepsCard words={WORDS}>{children}</FirstStepsCard>;
  };
}
