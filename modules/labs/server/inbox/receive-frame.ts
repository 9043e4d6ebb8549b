import type { App } from '#platform/app.ts';
import { isCutOff, isProblem, isTooLong, type MessageProblem, writeSegment } from '../../rules/index.ts';
import { acknowledge, receiveOne } from '../results/receive-message.ts';
import { isBusy, readFrameInLane } from './read-in-lane.ts';
import { findKeeper, keepRefused } from './inbound.sql.ts';
import type { FramedMessage, ReadFrame } from './read-messages.ts';

const TOO_LONG: MessageProblem = { problem: 'The message is longer than 8,000,000 bytes.', code: '101', ack: 'AE' };
const CUT_OFF: MessageProblem = {
  problem: 'The message is incomplete: the next one started before it ended.',
  code: '100',
  ack: 'AE',
};

/**
 * Processes a received frame and returns the frames to send back: an acknowledgement for each message, or a batch of
 * them for a batch. `from` is the sender's address.
 */
export async function receiveFrame(app: App, bytes: Uint8Array, from: string): Promise<string[]> {
  const read = await readFrameInLane(bytes, { clinicId: from, userId: null });
  if (isProblem(read)) {
    const problem = read;
    const text = new TextDecoder('latin1').decode(bytes);
    const keeper = isBusy(problem) ? null : await findKeeper(app.database.kysely, null);
    if (keeper !== null) await keepRefused(app, keeper, { text, controlId: '', type: '' }, problem);
    return [acknowledge(app, null, '', { code: 'AE', text: problem.problem, errorCode: problem.code }, 'UTC')];
  }
  const messages = isTooLong(bytes) ? [beginningOf(read)] : isCutOff(bytes) ? withoutEnd(read) : read.messages;
  const acks: string[] = [];
  for (const message of messages) acks.push(await receiveOne(app, message));
  return read.batch === null ? acks : [batchOf(read.batch, acks)];
}

/** Only the beginning of an oversized frame was kept: nothing of it is filed. */
function beginningOf({ messages }: ReadFrame): FramedMessage {
  return { ...messages[0]!, problem: TOO_LONG };
}

/** The last message of a frame that was cut off is refused, so that it is sent again. */
function withoutEnd({ messages }: ReadFrame): FramedMessage[] {
  return messages.map((each, at) => (at === messages.length - 1 ? { ...each, problem: CUT_OFF } : each));
}

/** Wraps the acknowledgements of a batch in an envelope of the same kind (HL7 2.5.1, 2.10.3). */
function batchOf({ file, header, announced }: NonNullable<ReadFrame['batch']>, acks: readonly string[]): string {
  const fields = (line: string): string[] => line.split(line[3] ?? '|');
  const envelope = (id: string, line: string): string => {
    const at = fields(line);
    // Sender and receiver are swapped; field 12 contains the control ID (field 11) of the batch that is answered.
    return ['', '^~\\&', at[4], at[5], at[2], at[3], at[6], '', '', '', '', at[10]]
      .map((field, index) => (index === 0 ? id : (field ?? '')))
      .join('|')
      .replace(/\|+$/, '');
  };
  const missing = announced !== null && announced !== acks.length;
  const comment = missing ? `BTS-1 announced ${announced} messages, but ${acks.length} were received.` : '';
  const lines = [
    ...(file === null ? [] : [envelope('FHS', file)]),
    ...(header === null ? [] : [envelope('BHS', header)]),
    ...acks.map((ack) => ack.replace(/\r$/, '')),
    ...(header === null ? [] : [writeSegment('BTS', [acks.length, comment])]),
    ...(file === null ? [] : [writeSegment('FTS', [1, header === null ? comment : ''])]),
  ];
  return `${lines.join('\r')}\r`;
}
