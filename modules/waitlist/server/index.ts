import type { Module } from '#platform/module.ts';
import { doesAnyoneWait } from '#scheduling/server';
import { expireOffers, onTimeTaken, onWaitingPatient } from './expire-offers.ts';
import { notifyReleased, onSlotReleased } from './on-slot-released.ts';
import { calendar } from './resolvers.ts';
import { waitingForMember } from './waiting-for-member.ts';
import { waitingForTime } from './waiting-for-time.ts';
import { waitlistSection } from './waitlist-section.ts';

export { addReleasedSlot, addToWaitlist } from './save-entry.ts';

/** The waitlist module: waitlist entries, released slots and offers. */
export const waitlist: Module = {
  name: 'waitlist',
  accessRules: [
    {
      id: 'scheduling.waiting_view',
      title: 'See the waiting list',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Read-only'],
    },
    {
      id: 'scheduling.waiting',
      title: 'Manage the waiting list and offer open times',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk'],
      needs: ['scheduling.waiting_view', 'patients.view'],
    },
  ],
  resolvers: { calendar },
  subscribers: {
    'scheduling.event-changed': {
      together: async (app, tx, clinicId, outboxEvents) => {
        if (!(await doesAnyoneWait(tx, clinicId))) return;
        for (const outboxEvent of outboxEvents) {
          await onSlotReleased(app, tx, outboxEvent);
          await onTimeTaken(app, tx, outboxEvent);
        }
      },
    },
    'scheduling.setup-changed': onSlotReleased,
    // An external calendar released time.
    'scheduling.busy-changed': onSlotReleased,
    'patients.patient-changed': onWaitingPatient,
    // Scheduling has already recorded the time added by these changes.
    'practice.clinic-changed': onSlotReleased,
    'practice.member-joined': onSlotReleased,
    'practice.member-changed': onSlotReleased,
  },
  jobs: {
    'scheduling.tell-freed': notifyReleased,
    'scheduling.expire-offers': expireOffers,
  },
  schedules: [{ job: 'scheduling.expire-offers', cron: '* * * * *' }],
  reassignments: [waitingForMember],
  openWork: [waitingForTime],
  recordSections: [waitlistSection],
};
