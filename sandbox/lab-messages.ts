import { randomBytes } from 'node:crypto';

/** A segment of a message, split at its bars; for MSH, field n is at index n - 1. */
export type Hl7Line = readonly string[];

/** The laboratory's acknowledgment of a message. */
export interface Ack {
  code: 'AA' | 'AE' | 'AR';
  text: string;
  errorCode: string;
}

/** Splits a message into segments. */
export function linesOf(message: string): Hl7Line[] {
  return message
    .split(/\r\n|\r|\n/)
    .filter(Boolean)
    .map((line) => line.split('|'));
}

/** Returns the first segment with this name; empty if there is none. */
export function fieldsOf(lines: readonly Hl7Line[], id: string): Hl7Line {
  return lines.find(([name]) => name === id) ?? [];
}

/** Formats a time for HL7, in UTC; the current time by default. */
export function stamp(at = new Date()): string {
  return `${at.toISOString().replace(/\D/g, '').slice(0, 14)}+0000`;
}

/** Returns the acknowledgment of a message. */
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

/** Returns a new message control id. */
export function controlId(): string {
  return `LAB${randomBytes(8).toString('hex').toUpperCase()}`;
}
