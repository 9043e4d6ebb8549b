import { isProblem, readMessage, valueAt, writeSegment } from './message.ts';

/** Acknowledgement codes: accepted, error, or rejected. */
export type AckCode = 'AA' | 'AE' | 'AR';

/** A received acknowledgement. */
export interface Acknowledgement {
  code: AckCode;
  /** The control ID of the acknowledged message. */
  about: string;
  text: string;
  /** HL7 table 0357, or the laboratory's own. */
  errorCode: string;
}

/** Reads an acknowledgement, or returns null if the text is something else. */
export function readAcknowledgement(text: string): Acknowledgement | null {
  const message = readMessage(text);
  if (isProblem(message)) return null;
  const find = (id: string) => message.segments.find((segment) => segment.id === id);
  const msa = find('MSA');
  const code = { AA: 'AA', CA: 'AA', AE: 'AE', CE: 'AE', AR: 'AR', CR: 'AR' }[valueAt(message, msa, 1)];
  if (code === undefined) return null;
  const err = find('ERR');
  return {
    code: code as AckCode,
    about: valueAt(message, msa, 2),
    text: (valueAt(message, err, 8) || valueAt(message, msa, 3) || valueAt(message, err, 7)).slice(0, 500),
    errorCode: valueAt(message, err, 3),
  };
}

/** The content and addressee of an acknowledgement. */
export interface AckInput {
  code: AckCode;
  controlId: string;
  about: string;
  text?: string;
  errorCode?: string;
  /** HL7 time. */
  at: string;
  sender: readonly [application: string, facility: string];
  receiver: readonly [application: string, facility: string];
}

/** Writes an acknowledgement (ACK). */
export function writeAcknowledgement(ack: AckInput): string {
  const header = [...ack.sender, ...ack.receiver, ack.at, '', 'ACK', ack.controlId, 'P', '2.5.1'];
  const segments = [writeSegment('MSH', header), writeSegment('MSA', [ack.code, ack.about])];
  if (ack.code !== 'AA')
    segments.push(writeSegment('ERR', ['', '', ack.errorCode ?? '207', 'E', '', '', ack.text ?? '', ack.text ?? '']));
  return `${segments.join('\r')}\r`;
}
