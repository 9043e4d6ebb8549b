import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { ScriptMessage } from '../../script/message.ts';
import { insertMessage, type OutRow } from './messages.sql.ts';
import { type AnsweredMessage, hand } from '../receiver.ts';

/** An incoming message and its recipient. */
export interface InboundMessage {
  clinicId: string;
  message: ScriptMessage;
  /** As received; empty for messages that were generated locally. */
  text: string;
  /** The outgoing message that it refers to. */
  related: OutRow | null;
  /** The prescriber it is addressed to; defaults to that of `related`. */
  prescriberId?: string;
  timeZone?: string;
  /** Something newer is already known: the message is stored but not delivered. */
  isOutdated: boolean;
}

/** Stores a message and delivers it once per MessageID, in one transaction; false if it was received before. */
export async function fileInbound(tx: Tx, app: App, inbound: InboundMessage): Promise<boolean> {
  const { clinicId, message, text, related, isOutdated } = inbound;
  const { header } = message;
  const prescriberId = inbound.prescriberId ?? related!.prescriber_id;
  const now = app.clock();
  const id = await insertMessage(
    tx,
    clinicId,
    {
      direction: 'in',
      message_id: header.messageId,
      relates_to: header.relatesTo ?? null,
      kind: message.kind,
      prescription_id: null,
      subject_id: null,
      prescriber_id: prescriberId,
      spi: header.to.code,
      ncpdp_id: header.from.code,
      order_number: header.orderNumber ?? null,
      content: text.replaceAll('\0', ''),
      state: 'filed',
    },
    now,
  );
  if (id === null) return false;
  if (isOutdated) return true;
  const ctx = { app, clinicId, now, timeZone: inbound.timeZone ?? (await zoneOf(tx, clinicId)), prescriberId };
  await hand(tx, ctx, message, related === null ? null : answered(related));
  return true;
}

function answered(row: OutRow): AnsweredMessage {
  return {
    id: row.id,
    messageId: row.message_id,
    kind: row.kind,
    prescriptionId: row.prescription_id,
    orderNumber: row.order_number,
  };
}

async function zoneOf(tx: Tx, clinicId: string): Promise<string> {
  const clinic = await tx
    .selectFrom('prescribing.known_clinic')
    .select('time_zone')
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  return clinic?.time_zone ?? 'UTC';
}
