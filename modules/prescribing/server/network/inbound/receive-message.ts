import { sql } from 'kysely';
import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import type { ScriptHeader, ScriptMessage } from '../../script/message.ts';
import { readInLane } from '../../script/read-in-lane.ts';
import { isScriptProblem } from '../../script/read-message.ts';
import { writeMessage } from '../../script/write-message.ts';
import { newMessageId } from '../new-message-id.ts';
import { holdPatientOf } from '../hold-patient.ts';
import { findByMessageId, findRelated, hashOf, lockOut, moveMessage, type OutRow } from '../queue/messages.sql.ts';
import { answerHours, sentTimeOf } from '../queue/send-message.ts';
import { findBySpi } from '../registration/prescribers.sql.ts';
import { fileInbound } from '../queue/file-inbound.ts';

interface Outcome {
  code: string;
  description?: string;
}

const HOUR_MS = 3_600_000;
const TAKEN: Outcome = { code: '010' };
// Message types that only prescribers send are not accepted.
const TAKEN_KINDS: ReadonlySet<ScriptMessage['kind']> = new Set([
  'CancelRxResponse',
  'RxRenewalRequest',
  'RxChangeRequest',
  'RxFill',
  'Status',
  'Verify',
  'Error',
]);

/**
 * Receives a message from the network and returns the Status or Error to reply with. The message is stored and
 * delivered in one transaction: accepted messages are on record, others are sent again by the network. A repeated
 * MessageID is delivered once; a different message under the same MessageID is rejected.
 */
export async function receiveMessage(app: App, text: string): Promise<string> {
  const message = await readInLane(text);
  if (message === null)
    return answerTo(app, null, { code: '600', description: 'The message could not be read. Send it again.' });
  const { header } = message;
  if (isScriptProblem(message)) return answerTo(app, header, { code: '601', description: message.problem });
  if (!TAKEN_KINDS.has(message.kind))
    return answerTo(app, header, { code: '601', description: `${message.kind} is not supported.` });
  const receiver = await findBySpi(app.database.kysely, message.header.to.code);
  if (receiver === undefined)
    return answerTo(app, header, { code: '601', description: 'To does not match a prescriber in this system.' });
  try {
    const outcome = await app.database.transaction((tx) => take(tx, app, receiver, message, text));
    return answerTo(app, header, outcome);
  } catch (error) {
    app.log.error({ err: error, clinicId: receiver.clinic_id }, 'prescribing: a message could not be saved');
    return answerTo(app, header, { code: '600', description: 'The message could not be saved. Send it again.' });
  }
}

type Receiver = NonNullable<Awaited<ReturnType<typeof findBySpi>>>;

async function take(
  tx: Tx,
  app: App,
  { clinic_id: clinicId, user_id: prescriberId, time_zone: timeZone }: Receiver,
  message: ScriptMessage,
  text: string,
): Promise<Outcome> {
  const { messageId, relatesTo, to, orderNumber } = message.header;
  // Serializes concurrent messages with the same number.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`network/${clinicId}/${messageId}`}, 0))`.execute(tx);
  const before = await findByMessageId(tx, clinicId, 'in', messageId);
  if (before !== undefined)
    return before.content_hash.equals(hashOf(text.replaceAll('\0', '')))
      ? TAKEN
      : { code: '601', description: 'MessageID was used for another message.' };
  const found = await findRelated(tx, clinicId, { messageId: relatesTo, spi: to.code, orderNumber });
  if (found !== null) await holdPatientOf(tx, clinicId, found);
  const related = found === null ? null : ((await lockOut(tx, clinicId, found.id)) ?? null);
  if (related !== null && isOfAnother(message, related))
    return { code: '601', description: 'The message responds to a message sent to another pharmacy.' };
  const isNews = related === null || (await settle(tx, app, clinicId, related, message));
  await fileInbound(tx, app, { clinicId, message, text, related, prescriberId, timeZone, isOutdated: !isNews });
  await recordOwnChange(tx, app, clinicId, {
    action: 'create',
    objectType: 'network_message',
    objectId: null,
    reason: `${message.kind} from the network`,
  });
  await publish(tx, {
    clinicId,
    topic: 'prescribing.message-changed',
    body: { id: related?.id ?? null, prescription_id: related?.prescription_id ?? null },
  });
  return TAKEN;
}

const ANSWERS: ReadonlySet<ScriptMessage['kind']> = new Set([
  'Status',
  'Verify',
  'Error',
  'CancelRxResponse',
  'RxFill',
]);

/**
 * Returns whether a pharmacy answers a message that was sent to another one. Requests may refer to another pharmacy's
 * prescription, since patients change pharmacies.
 */
function isOfAnother({ kind, header }: ScriptMessage, related: OutRow): boolean {
  return ANSWERS.has(kind) && header.from.qualifier === 'P' && header.from.code !== related.ncpdp_id;
}

const OPEN = ['queued', 'sending', 'sent', 'unknown', 'failed'] as const;

/** Updates the outgoing message that an incoming one answers; false if something newer is known. */
async function settle(tx: Tx, app: App, clinicId: string, related: OutRow, message: ScriptMessage): Promise<boolean> {
  const now = app.clock();
  const answeredAt = sentTimeOf(message.header, now);
  // A message written before the known answer is ignored, however late it arrives.
  const isNewer = related.answer_sent_time === null || answeredAt >= related.answer_sent_time;
  const move = (
    from: readonly OutRow['state'][],
    state: 'accepted' | 'refused' | 'sent',
    code: string,
    detail: string | null,
    due: Date | null = null,
  ) => moveMessage(tx, clinicId, related.id, from, { state, code, detail, due, answeredAt }, now);
  switch (message.kind) {
    case 'Status':
    case 'Verify': {
      const detail = message.description ?? null;
      const due = new Date(now.getTime() + answerHours(related.kind) * HOUR_MS);
      // A pharmacy that received a cancellation has not yet accepted it.
      if (message.code === '010' && related.kind !== 'CancelRx')
        return move(isNewer ? [...OPEN, 'refused'] : OPEN, 'accepted', '010', detail);
      if (message.code === '010' || message.code === '000')
        return move(['queued', 'sending'], 'sent', message.code, detail, due);
      return message.kind === 'Verify' && isNewer;
    }
    case 'CancelRxResponse':
      await move([...OPEN, 'accepted'], 'accepted', '010', null);
      return true;
    case 'RxFill':
      await move(OPEN, 'accepted', '010', null);
      return true;
    case 'Error':
      return move(isNewer ? [...OPEN, 'accepted'] : OPEN, 'refused', message.code, message.description);
    default:
      return true;
  }
}

function answerTo(app: App, header: ScriptHeader | null, { code, description }: Outcome): string {
  const answer = {
    header: {
      to: header?.from ?? { code: 'UNKNOWN', qualifier: 'M' },
      from: header?.to ?? { code: 'SALUS', qualifier: 'C' },
      messageId: newMessageId(),
      ...(header === null ? {} : { relatesTo: header.messageId }),
      sentTime: app.clock().toISOString(),
    },
    code,
  };
  return code === '010'
    ? writeMessage({ kind: 'Status', ...answer }, app.config.network?.version)
    : writeMessage({ kind: 'Error', ...answer, description: description ?? '' }, app.config.network?.version);
}
