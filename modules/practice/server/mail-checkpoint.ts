import { makeCheckpoint } from '#audit/server';
import { queueDelivery } from '#deliveries/server';
import { newId } from '#platform/id.ts';
import type { Subscriber } from '#platform/outbox.ts';
import { holdersOf } from './members/member.sql.ts';
import { readMemberDetails } from './members/members.sql.ts';

/**
 * Emails a checkpoint of the audit log to members with the right to export the log, so that a copy exists outside of
 * the installation.
 */
export const mailCheckpoint: Subscriber = async (app, tx, { clinicId }) => {
  const now = app.clock();
  const checkpoint = await makeCheckpoint(app, clinicId, now);
  if (checkpoint === null) return;
  const day = now.toISOString().slice(0, 10);
  const holders = await holdersOf(tx, clinicId, 'audit.export');
  for (const { user_id, email } of await readMemberDetails(tx, clinicId, holders))
    await queueDelivery(tx, {
      clinicId,
      // At most one per day, however often the weekly job runs.
      key: `audit-checkpoint:${day}:${user_id}`,
      channel: 'email',
      to: email,
      subject: `Checkpoint of your audit log, ${day}`,
      text: `The log had ${checkpoint.seq} entries. Keep this email: with the attached file, "Check a checkpoint" on the audit log page can later show whether the entries were altered.\n\nFingerprint of the key: ${checkpoint.fingerprint}`,
      attachments: [
        {
          name: `salus-audit-${day}.json`,
          type: 'application/json',
          base64: Buffer.from(JSON.stringify(checkpoint, null, 2)).toString('base64'),
        },
      ],
      about: { type: 'audit_checkpoint', id: newId() },
    });
};
