import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import {
  type AckCode,
  isProblem,
  type MessageHeader,
  type MessageProblem,
  type SentResults,
  writeAcknowledgement,
  writeStamp,
} from '../../rules/index.ts';
import { closeRefused, findKeeper, keepRefused, keptText, textHash } from '../inbox/inbound.sql.ts';
import { isBusy, readFrameInLane, readResultsInLane } from '../inbox/read-in-lane.ts';
import type { FramedMessage } from '../inbox/read-messages.ts';
import { insertMessage } from '../sending/messages.sql.ts';
import { fileReport } from './file-report.ts';
import { findReceiver, type Receiver } from './find-receiver.ts';

/** The acknowledgement of a message. */
export interface Outcome {
  code: AckCode;
  text?: string;
  errorCode?: string;
}

const TAKEN: Outcome = { code: 'AA' };
const NOBODY: MessageProblem = { problem: 'No account matches MSH-3 to MSH-6.', code: '207', ack: 'AR' };
const NOT_NOW: MessageProblem = { problem: 'The message could not be filed. Send it again.', code: '207', ack: 'AE' };

/** Receives one laboratory message as text and returns the acknowledgement; see receiveOne. */
export async function receiveMessage(app: App, text: string): Promise<string> {
  const frame = await readFrameInLane(new TextEncoder().encode(text.toWellFormed()), {
    clinicId: 'text',
    userId: null,
  });
  if (isProblem(frame)) return acknowledge(app, null, '', problemOutcome(frame), 'UTC');
  const acks = [];
  for (const message of frame.messages) acks.push(await receiveOne(app, message));
  return acks.join('');
}

/**
 * Receives one message and returns the acknowledgement. It is stored and filed in one transaction: acknowledged
 * messages are on record, others are sent again. Rejected messages are stored too, with the reason. A repeated control
 * ID is filed once; a different message with the same control ID is rejected.
 */
export async function receiveOne(app: App, message: FramedMessage): Promise<string> {
  const { header, controlId, text } = message;
  const type = header?.type ?? '';
  const receiver = header === null ? null : await findReceiver(app.database.kysely, header);
  const zone = receiver?.timeZone ?? 'UTC';
  const refuse = async (problem: MessageProblem): Promise<string> => {
    const keeper = receiver ?? (await findKeeper(app.database.kysely, header));
    if (keeper !== null) await keepRefused(app, keeper, { text, controlId, type }, problem);
    else app.log.warn({ bytes: text.length }, 'labs: a message with no matching clinic was rejected');
    return acknowledge(app, header, controlId, problemOutcome(problem), zone);
  };
  if (message.problem !== null) return refuse(message.problem);
  if (receiver === null) return refuse(NOBODY);
  const results = await readResultsInLane(
    { text, zone, charset: message.charset, missingStatus: receiver.missingStatus },
    { clinicId: receiver.clinicId, userId: null },
  );
  if (isProblem(results))
    return isBusy(results) ? acknowledge(app, header, controlId, problemOutcome(results), zone) : refuse(results);
  try {
    const filed = await fileMessage(app, receiver, results, text);
    return isProblem(filed) ? await refuse(filed) : acknowledge(app, header, controlId, TAKEN, zone);
  } catch (error) {
    app.log.error({ err: error, clinicId: receiver.clinicId }, 'labs: a message could not be filed');
    return refuse(NOT_NOW);
  }
}

/**
 * Files a parsed message once: returns its id, or why it can't be filed. `corrects` is the rejected message that it
 * corrects.
 */
export function fileMessage(
  app: App,
  receiver: Receiver,
  results: SentResults,
  text: string,
  corrects: string | null = null,
): Promise<{ id: string } | MessageProblem> {
  const { clinicId, labId } = receiver;
  const now = app.clock();
  return app.database.transaction(async (tx) => {
    await lockNumbers(tx, receiver, results);
    if (await namesForeignOrder(tx, receiver, results))
      return {
        problem: 'ORC-2 does not match an order of this receiver.',
        code: '204',
        ack: 'AR',
      } satisfies MessageProblem;
    const id = await insertMessage(
      tx,
      clinicId,
      {
        direction: 'in',
        lab_id: labId,
        control_id: results.controlId,
        message_type: 'ORU_R01',
        content: keptText(text),
        group_id: null,
        state: 'filed',
        detail: null,
        ack_code: 'AA',
        corrects_id: corrects,
      },
      now,
    );
    if (id === null) return sameAgain(tx, receiver, results.controlId, text, now);
    const authorities = ['SALUS', ...results.receiver];
    const taken = new Set<string>();
    for (const { patient, reports } of results.patients)
      for (const report of reports)
        await fileReport(
          tx,
          app,
          { ...receiver, messageId: id, sent: results.sent, now, authorities, taken },
          patient,
          report,
        );
    await closeRefused(tx, clinicId, corrects === null ? { hash: textHash(text) } : { id: corrects }, id, now);
    return { id };
  });
}

/**
 * Messages about one order are filed one after the other; the numbers are locked in a fixed order to avoid deadlocks.
 */
async function lockNumbers(tx: Tx, { clinicId, labId }: Receiver, { patients, controlId }: SentResults): Promise<void> {
  const numbers = patients.flatMap(({ reports }) =>
    reports.flatMap(({ placerNumber, fillerNumber, reflexOf }) => [placerNumber, fillerNumber, reflexOf ?? '']),
  );
  const keys = [...new Set([controlId, ...numbers.filter((each) => each !== '')])].sort();
  // One statement each: PostgreSQL guarantees no order within one.
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

async function sameAgain(
  tx: Tx,
  { clinicId, labId }: Receiver,
  controlId: string,
  text: string,
  now: Date,
): Promise<{ id: string } | MessageProblem> {
  const known = await tx
    .selectFrom('labs.message')
    .select(['id', 'content_hash'])
    .where('clinic_id', '=', clinicId)
    .where('lab_id', '=', labId)
    .where('direction', '=', 'in')
    .where('control_id', '=', controlId)
    .where('state', '<>', 'refused')
    .executeTakeFirst();
  if (known?.content_hash.equals(textHash(text)) !== true)
    return { problem: 'MSH-10 was used for another message.', code: '205', ack: 'AR' };
  await sql`update labs.message set received_count = received_count + 1, last_time = ${now}
    where clinic_id = ${clinicId} and id = ${known.id}`.execute(tx);
  // Its first answer may have been a rejection although it was filed: the connection was lost after the commit.
  await closeRefused(tx, clinicId, { hash: textHash(text) }, known.id, now);
  return { id: known.id };
}

const problemOutcome = ({ problem, code, ack }: MessageProblem): Outcome => ({
  code: ack,
  text: problem,
  errorCode: code,
});

/** Creates the acknowledgement of a message, with its MSH-10 if that can be read. */
export function acknowledge(
  app: App,
  header: MessageHeader | null,
  controlId: string,
  { code, text, errorCode }: Outcome,
  zone: string,
): string {
  return writeAcknowledgement({
    code,
    controlId: newId(),
    about: controlId,
    ...(text === undefined ? {} : { text }),
    ...(errorCode === undefined ? {} : { errorCode }),
    at: writeStamp(app.clock(), zone),
    sender: header?.receiver ?? ['SALUS', ''],
    receiver: header?.sender ?? ['', ''],
  });
}
