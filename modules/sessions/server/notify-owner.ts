import { queueDelivery } from '#deliveries/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { readMember } from '#practice/server';
import { deviceWords } from '../rules/index.ts';
import type { Owner } from './sign-in/record-sign-in.ts';

const ALARM = 'If it wasn’t you, tell your clinic’s administrator immediately.';
const NEWS = {
  password: {
    subject: 'Your Salus password was changed',
    text: 'Your Salus password was just changed, and your other sessions were ended.',
  },
  'factor-added': {
    subject: 'A second factor was added to your Salus account',
    text: 'A second factor or passkey was just added to your Salus account.',
  },
  'factor-removed': {
    subject: 'A second factor was removed from your Salus account',
    text: 'A second factor or passkey was just removed from your Salus account.',
  },
  'recovery-codes': {
    subject: 'Your Salus recovery codes were renewed',
    text: 'New recovery codes were just created for your Salus account; the old ones no longer work.',
  },
} as const;

/**
 * Emails the owner of an account that its security settings have changed, in case someone else changed them (ASVS
 * 2.2.3, 2.5.5).
 */
export async function notifyOwner(tx: Tx, owner: Owner, what: keyof typeof NEWS = 'password'): Promise<void> {
  const { subject, text } = NEWS[what];
  await notify(tx, owner, () => ({ subject, text: `${text}\n\n${ALARM}` }));
}

/** Notifies the owner of an account about a sign-in from a new browser. */
export async function notifyOwnerOfDevice(
  tx: Tx,
  owner: Owner,
  { now, userAgent }: { now: Date; userAgent: string | null },
): Promise<void> {
  await notify(tx, owner, (timeZone) => {
    const when = now.toLocaleString('en-US', { timeZone, dateStyle: 'long', timeStyle: 'short' });
    return {
      subject: 'A new sign-in to your Salus account',
      text: `Your Salus account was just used to sign in from a new browser.\n\n${deviceWords(userAgent)}, ${when}\n\nIf it was you, no action is needed. If it wasn’t, change your password, check your sessions under Settings, Security, and tell your clinic’s administrator immediately.`,
    };
  });
}

async function notify(
  tx: Tx,
  owner: Owner,
  newsIn: (timeZone: string) => { subject: string; text: string },
): Promise<void> {
  const member = await readMember(tx, owner.clinicId, owner.userId);
  if (member === null) return;
  const id = newId();
  await queueDelivery(tx, {
    clinicId: owner.clinicId,
    key: `account-changed:${id}`,
    channel: 'email',
    to: member.email,
    ...newsIn(member.time_zone),
    about: { type: 'password', id },
  });
}
