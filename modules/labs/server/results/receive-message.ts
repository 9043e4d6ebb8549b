import { sql } from 'kysely';
import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import {
  type AckCode,
  isProblem,
  type Message,
  readHeader,
  readMessage,
  readResults,
  type SentResults,
  writeAcknowledgement,
  writeStamp,
} from '../../rules/index.ts';
import { hashOf, insertMessage } from '../sending/messages.sql.ts';
import { fileReport } from './file-report.ts';
import { findReceiver, type Receiver } from './find-receiver.ts';

interface Outcome {
  code: AckCode;
  text?: string;
  errorCode?: string;
}

const TAKEN: Outcome = { code: 'AA' };
// PostgreSQL has no place for it, whatever the message is.
const NULLS = /\0/g;

/**
 * Takes one message of a laboratory and answers the acknowledgement. It is kept and filed in one transaction: what is acknowledged is on
 * record, what is not comes again. The same control id twice is filed once; another message under it is refused.
 */
export async function receiveMessage(app: App, text: string): Promise<string> {
  const message = readMessage(text);
  if (isProblem(message))
    return answerTo(app, null, { code: 'AR', text: message.problem, errorCode: message.code }, 'UTC');
  const header = readHeader(message);
  const receiver = await findReceiver(app.database.kysely, header);
  if (receiver === null)
    return answerTo(app, message, { code: 'AR', text: 'MSH-3 to MSH-6 name nobody here.', errorCode: '207' }, 'UTC');
  const zone = receiver.timeZone;
  const results = readResults(text, zone);
  if (isProblem(results)) {
    const { problem, code } = results;
    await keepRejected(app, receiver, header, text, problem);
    return answerTo(app, message, { code: code === '200' ? 'AR' : 'AE', text: problem, errorCode: code }, zone);
  }
  try {
    return answerTo(app, message, await fileMessage(app, receiver, results, text), zone);
  } catch (error) {
    app.log.error({ err: error, clinicId: receiver.clinicId }, 'labs: a message could not be filed');
    return answerTo(
      app,
      message,
      { code: 'AE', text: 'It could not be filed now. Send it again.', errorCode: '207' },
      zone,
    );
  }
}

function fileMessage(app: App, receiver: Receiver, results: SentResults, text: string): Promise<Outcome> {
  const { clinicId, labId } = receiver;
  const now = app.clock();
  return app.database.transaction(async (tx) => {
    await lockNumbers(tx, receiver, results);
    const id = await insertMessage(
      tx,
      clinicId,
      {
        direction: 'in',
        lab_id: labId,
        control_id: results.controlId,
        message_type: 'ORU_R01',
        content: text.replaceAll(NULLS, ''),
        group_id: null,
        state: 'filed',
        detail: null,
      },
      now,
    );
    if (id === null) return sameAgain(tx, receiver, results.controlId, text);
    const foreign = await namesForeignOrder(tx, receiver, results);
    if (foreign) {
      // The message stays, for the log; nothing of it is filed.
      await sql`update labs.message set state = 'refused', detail = 'It names an order of somebody else.'
        where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
      return { code: 'AR', text: 'ORC-2 names no order of this receiver.', errorCode: '204' };
    }
    for (const { patient, reports } of results.patients)
      for (const report of reports)
        await fileReport(tx, app, { ...receiver, messageId: id, sent: results.sent, now }, patient, report);
    return TAKEN;
  });
}

/** Two messages about one order are filed one after the other; the numbers are locked in one order, so that nobody waits in a circle. */
async function lockNumbers(tx: Tx, { clinicId, labId }: Receiver, { patients, controlId }: SentResults): Promise<void> {
  const numbers = patients.flatMap(({ reports }) =>
    reports.flatMap(({ placerNumber, fillerNumber, reflexOf }) => [placerNumber, fillerNumber, reflexOf ?? '']),
  );
  const keys = [...new Set([controlId, ...numbers.filter((each) => each !== '')])].sort();
  // One statement each: PostgreSQL promises no order within one.
  for (const key of keys)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`labs/${clinicId}/${labId}/${key}`}, 0))`.execute(tx);
}

async function namesForeignOrder(tx: Tx, { clinicId }: Receiver, { patients }: SentResults): Promise<boolean> {
  const numbers = patients
    .flatMap(({ reports }) => reports.flatMap(({ placerNumber, reflexOf }) => [placerNumber, reflexOf ?? '']))
    .filter((each) => each !== '');
  if (numbers.length === 0) return false;
  const { rows } = await sql`
    select 1 from labs.test_order where placer_number = any(${[...new Set(numbers)]}::text[]) and clinic_id <> ${clinicId} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

async function sameAgain(tx: Tx, { clinicId, labId }: Receiver, controlId: string, text: string): Promise<Outcome> {
  const { rows } = await sql<{ content_hash: Buffer }>`
    select content_hash from labs.message where clinic_id = ${clinicId} and lab_id = ${labId} and direction = 'in'
      and control_id = ${controlId} and state <> 'refused'`.execute(tx);
  if (rows[0]?.content_hash.equals(hashOf(text.replaceAll(NULLS, ''))) === true) return TAKEN;
  return { code: 'AR', text: 'MSH-10 was used for another message.', errorCode: '205' };
}

/** Keeps a message that can't be read as it came, once, so that somebody can ask the laboratory about it. */
async function keepRejected(
  app: App,
  { clinicId, labId }: Receiver,
  { controlId, type }: { controlId: string; type: string },
  text: string,
  problem: string,
): Promise<void> {
  const now = app.clock();
  const content = text.replaceAll(NULLS, '');
  await app.database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`labs/${clinicId}/${labId}/refused`}, 0))`.execute(tx);
    const { rows } = await sql`
      select 1 from labs.message where clinic_id = ${clinicId} and lab_id = ${labId} and state = 'refused'
        and content_hash = ${hashOf(content)} limit 1`.execute(tx);
    if (rows.length > 0) return;
    const id = await insertMessage(
      tx,
      clinicId,
      {
        direction: 'in',
        lab_id: labId,
        control_id: controlId.slice(0, 200),
        message_type: type.slice(0, 40),
        content,
        group_id: null,
        state: 'refused',
        detail: problem,
      },
      now,
    );
    await recordOwnChange(tx, app, clinicId, {
      action: 'create',
      objectType: 'lab_message',
      objectId: id,
      reason: problem,
      outcome: 'refused',
    });
    await publish(tx, { clinicId, topic: 'labs.message-refused', body: { id } });
  });
}

function answerTo(app: App, message: Message | null, { code, text, errorCode }: Outcome, zone: string): string {
  const header = message === null ? null : readHeader(message);
  return writeAcknowledgement({
    code,
    controlId: newId(),
    about: header?.controlId.slice(0, 200) ?? '',
    ...(text === undefined ? {} : { text }),
    ...(errorCode === undefined ? {} : { errorCode }),
    at: writeStamp(app.clock(), zone),
    sender: header?.receiver ?? ['SALUS', ''],
    receiver: header?.sender ?? ['', ''],
  });
}
