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
// What only a prescriber sends is nothing that comes in.
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
 * Takes one message of the network and answers the Status or Error that it is told. It is kept and given on in one transaction: what is
 * accepted is on record, what is not comes again. The same MessageID twice is given on once; another message under it is refused.
 */
export async function receiveMessage(app: App, text: string): Promise<string> {
  const message = await readInLane(text);
  if (message === null)
    return answerTo(app, null, { code: '600', description: 'It could not be read now. Send it again.' });
  const { header } = message;
  if (isScriptProblem(message)) return answerTo(app, header, { code: '601', description: message.problem });
  if (!TAKEN_KINDS.has(message.kind))
    return answerTo(app, header, { code: '601', description: `${message.kind} is not taken here.` });
  const receiver = await findBySpi(app.database.kysely, message.header.to.code);
  if (receiver === undefined)
    return answerTo(app, header, { code: '601', description: 'To names no prescriber of this system.' });
  try {
    const outcome = await app.database.transaction((tx) => take(tx, app, receiver, message, text));
    return answerTo(app, header, outcome);
  } catch (error) {
    app.log.error({ err: error, clinicId: receiver.clinic_id }, 'prescribing: a message could not be filed');
    return answerTo(app, header, { code: '600', description: 'It could not be filed now. Send it again.' });
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
  // Two that come at once under one number are taken one after the other.
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
    return { code: '601', description: 'It answers a message that went to another pharmacy.' };
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

/** Whether a pharmacy answers what another one was sent. What one asks for may be about another's: patients change their pharmacy. */
function isOfAnother({ kind, header }: ScriptMessage, related: OutRow): boolean {
  return ANSWERS.has(kind) && header.from.qualifier === 'P' && header.from.code !== related.ncpdp_id;
}

const OPEN = ['queued', 'sending', 'sent', 'unknown', 'failed'] as const;

/** Moves the message of ours that one is about on; false where something newer is known. */
async function settle(tx: Tx, app: App, clinicId: string, related: OutRow, message: ScriptMessage): Promise<boolean> {
  const now = app.clock();
  const answeredAt = sentTimeOf(message.header, now);
  // What its sender wrote before the answer that is known says nothing new, however late it arrives.
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
      // A pharmacy that has a cancellation has not said yet whether it takes it.
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
