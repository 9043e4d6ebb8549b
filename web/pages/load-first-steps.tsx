import type { ComponentType, ReactNode } from 'react';
import { loadFirstStepsCard, type StepWords } from '#practice/web';

// Texts for the steps that the modules name in their descriptors, each with its page.
const WORDS: Readonly<Record<string, StepWords>> = {
  'practice.place': {
    title: 'Add your practice and IDs',
    detail: 'The address, phone number, tax ID and NPI that patients and payers see.',
    path: '/settings/facility',
    other: { label: 'Tax ID and NPI', path: '/settings/clinic', rule: 'practice.manage' },
  },
  'scheduling.hours': {
    title: 'Set working hours',
    detail: 'Review and save them, so that appointments aren’t booked outside working hours by mistake.',
    path: '/settings/calendar',
  },
  'scheduling.holidays': {
    title: 'Choose holidays',
    detail: 'The federal holidays on which you are closed can’t be booked.',
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
    blocks: 'Can’t bill yet',
  },
  'codes.sets': {
    title: 'Import code sets',
    detail: 'Import the full ICD-10-CM and CPT, or stay with the short list included with Salus.',
    path: '/settings/code_sets',
  },
  'chart.templates': {
    title: 'Add chart templates',
    detail: 'Ten starter templates are ready to add, from SOAP note to telehealth.',
    path: '/settings/chart-template',
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
    blocks: 'Can’t send email yet',
  },
  'practice.backups': {
    title: 'Set up backups',
    detail: 'Without them, everything is lost with the server’s disk.',
    path: '/settings/backups',
  },
  'patients.rehearsal': {
    title: 'Rehearse a visit',
    detail: 'Book, see and bill a rehearsal patient, then remove it without a trace in lists and statistics.',
    path: '/patients/rehearsal',
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
