import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { keysOf } from '#platform/keys-of.ts';
import { sealContent, type Attachment } from './content.ts';
import { upsertDelivery, type Channel } from './deliveries.sql.ts';
import { notifyChanges } from './notify-changes.ts';

/** A message that is to leave Salus. */
export interface NewMessage {
  clinicId: string;
  /** What it is, so that it goes out once: `event:<id>:<start>:reminder:<n>:email`. */
  key: string;
  channel: Channel;
  /** An e-mail address, or a phone number with its country code. */
  to: string;
  /** Of an e-mail. */
  subject?: string;
  text: string;
  /** Of an e-mail; the text goes along for who reads no HTML. */
  html?: string;
  attachments?: readonly Attachment[];
  about: { type: string; id: string; patientId?: string | null };
  /** When it is due; at once where it is left out. */
  sendAt?: Date;
  /** From when on it says nothing any more and is not sent, also where Salus was closed meanwhile. */
  goodUntil?: Date;
}

/**
 * Queues a message in the transaction of what it reports. A second call with the same key replaces what has not been handed over,
 * and brings back what was cancelled or failed; once it is sent, the key is used up.
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
