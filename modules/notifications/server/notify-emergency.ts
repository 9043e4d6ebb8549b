import type { Subscriber } from '#platform/outbox.ts';
import { personName } from '#practice/rules';
import { holdersOf, readMember } from '#practice/server';
import { notify } from './notify.ts';

/** Notifies members who review emergency access that one has started. */
export const notifyEmergency: Subscriber = async (_app, tx, { clinicId, body }) => {
  const userId = String(body['user_id']);
  const member = await readMember(tx, clinicId, userId);
  const reviewers = (await holdersOf(tx, clinicId, 'practice.emergency_review')).filter((id) => id !== userId);
  await notify(tx, {
    clinicId,
    userIds: reviewers,
    source: 'Settings',
    type: 'Emergency access',
    description: `${member === null ? 'A member' : personName(member)} started emergency access. Review it.`,
    passId: String(body['id']),
    path: '/settings/emergency-access',
  });
};
