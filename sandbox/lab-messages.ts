import { randomBytes } from 'node:crypto';

/** One segment of a message, cut at its bars; of MSH field n stands at n - 1. */
export type Hl7Line = readonly string[];

/** What the laboratory says of a message that it received. */
export interface Ack {
  code: 'AA' | 'AE' | 'AR';
  text: string;
  errorCode: string;
}

/** A message as its segments. */
export function linesOf(message: string): Hl7Line[] {
  return message
    .split(/\r\n|\r|\n/)
    .filter(Boolean)
    .map((line) => line.split('|'));
}

/** The first segment of that name; empty where there is none. */
export function fieldsOf(lines: readonly Hl7Line[], id: string): Hl7Line {
  return lines.find(([name]) => name === id) ?? [];
}

/** The time of now as HL7 writes it, in UTC. */
export function stamp(at = new Date()): string {
  return `${at.toISOString().replace(/\D/g, '').slice(0, 14)}+0000`;
}

/** The acknowledgement of a message. */
export function ackOf(lines: readonly Hl7Line[], ack: Ack): string {
  const msh = fieldsOf(lines, 'MSH');
  const answer = [
    [
      'MSH',
      '^~\\&',
      msh[4] ?? '',
      msh[5] ?? '',
      msh[2] ?? '',
      msh[3] ?? '',
      stamp(),
      '',
      'ACK',
      controlId(),
      'P',
      '2.5.1',
    ],
    ['MSA', ack.code, msh[9] ?? '', ack.text],
    ...(ack.code === 'AA' ? [] : [['ERR', '', '', ack.errorCode, 'E', '', '', '', ack.text]]),
  ];
  return `${answer.map((line) => line.join('|')).join('\r')}\r`;
}

/** A number that the laboratory gives a message. */
export function controlId(): string {
  return `LAB${randomBytes(8).toString('hex').toUpperCase()}`;
}
