import type { Module } from '#platform/module.ts';
import { followCheckIn } from './follow-check-in.ts';
import { calendar } from './resolvers.ts';

export { followEvents } from './follow-check-in.ts';
export { issueTicket } from './issue-ticket.ts';
export { readCalls, type Call } from './read-calls.ts';
export { readVisits } from './visits.ts';

/** The rooming module: where today's checked-in patients are. */
export const rooming: Module = {
  name: 'rooming',
  accessRules: [
    {
      id: 'rooming.use',
      title: 'Bring patients to rooms and see who waits',
      presets: ['Doctor', 'Nurse'],
      needs: ['scheduling.view', 'patients.view', 'vitals.view'],
    },
  ],
  resolvers: { calendar },
  subscribers: { 'scheduling.event-changed': { together: followCheckIn } },
};
