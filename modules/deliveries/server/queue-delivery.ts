import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { keysOf } from '#platform/keys-of.ts';
import { sealContent, type Attachment } from './content.ts';
import { upsertDelivery, type Channel } from './deliveries.sql.ts';
import { notifyChanges } from './notify-changes.ts';

/** A message to send. */
export interface NewMessage {
  clinicId: string;
  /** Identifies the message, so that it is sent once: `event:<id>:<start>:reminder:<n>:email`. */
  key: string;
  channel: Channel;
  /** An email address, or a phone number with its country code. */
  to: string;
  /** For emails. */
  subject?: string;
  text: string;
  /** For emails; the text is included for readers without HTML. */
  html?: string;
  attachments?: readonly Attachment[];
  about: { type: string; id: string; patientId?: string | null };
  /** When it is due; immediately by default. */
  sendAt?: Date;
  /** After this time it is outdated and not sent, even if Salus was down. */
  goodUntil?: Date;
}

/**
 * Queues a message in the transaction of what it reports. A second call with the same key replaces one that is not
 * being sent, and restores a canceled or failed one; once it is sent, the key is used up.
 */
export async function queueDelivery(tx: Tx, message: NewMessage): Promise<void> {
  const { clinicId, key, channel, to, about } = message;
  const content = await sealContent(keysOf(tx), `${clinicId} ${key}`, {
    subject: message.subject ?? '',
    text: message.text,
    html: message.html ?? null,
    attachments: message.attachments ?? [],
  });
  const changed = await upsertDelivery(tx, {
    clinic_id: clinicId,
    id: newId(),
    key,
    channel,
    recipient: to.trim(),
    content,
    about_type: about.type,
    about_id: about.id,
    patient_id: about.patientId ?? null,
    send_time: message.sendAt ?? null,
    good_until: message.goodUntil ?? null,
  });
  if (changed !== null) await notifyChanges(tx, [changed]);
}
