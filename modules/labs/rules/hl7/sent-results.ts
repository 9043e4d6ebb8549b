import type { Interpretation } from '../reference-range.ts';

/** A patient identifier and its issuer (PID-2, PID-3, PID-4). */
export interface SentIdentifier {
  value: string;
  /** Assigning authority and facility, as sent; empty if missing. */
  authorities: readonly string[];
  type: string;
}

/** The patient of a result according to the laboratory; '' and null if missing. */
export interface SentPatient {
  identifiers: readonly SentIdentifier[];
  firstName: string;
  middleName: string;
  lastName: string;
  birthDay: string | null;
  sex: string;
}

/** The laboratory's status of a test. */
export type ReportStatus = 'received' | 'partial' | 'final' | 'corrected' | 'cancelled';

/** A file in a message (ED). */
export interface SentFile {
  /** Type and subtype, as sent. */
  kind: string;
  /** Base64, Hex or A. */
  encoding: string;
  data: string;
  /** Storage id and MIME type, once stored. */
  id?: string;
  type?: string;
}

/** One value of a report. */
export interface SentObservation {
  code: string;
  codeSystem: string;
  name: string;
  /** Distinguishes values with the same code. */
  subId: string;
  type: string;
  text: string;
  value: number | null;
  units: string;
  rangeText: string;
  low: number | null;
  high: number | null;
  flag: string;
  interpretation: Interpretation | null;
  /** OBX-11; D if the value itself is deleted (""). */
  status: string;
  method: string;
  observed: string | null;
  comment: string;
  file: SentFile | null;
}

/** A laboratory's report of one test. */
export interface SentReport {
  placerNumber: string;
  fillerNumber: string;
  code: string;
  codeSystem: string;
  name: string;
  status: ReportStatus;
  /** Corrects or withdraws previously reported values, whatever its status (OBR-25 C, OBX-11 C, D or W). */
  corrects: boolean;
  /** A note for readers on how it was filed, or null. */
  mark: string | null;
  observed: string | null;
  reported: string | null;
  /** OBR-22 is a date without a time. */
  isReportedDay: boolean;
  specimen: string;
  /** For a reflex test: the placer number of the test that caused it, '' if unknown. Null for ordered tests. */
  reflexOf: string | null;
  comment: string;
  /** Comments on the order (after ORC) and on the patient (after PID). */
  orderComment: string;
  patientComment: string;
  observations: readonly SentObservation[];
}

/** A results message. */
export interface SentResults {
  controlId: string;
  sender: readonly [application: string, facility: string];
  receiver: readonly [application: string, facility: string];
  sent: string | null;
  patients: readonly { patient: SentPatient; reports: readonly SentReport[] }[];
}

/** The header of any message, for acknowledging one that can't be read further. */
export interface MessageHeader {
  controlId: string;
  type: string;
  sender: readonly [application: string, facility: string];
  receiver: readonly [application: string, facility: string];
}

/**
 * Options for reading a message: the time zone of times without an offset, the character set of its escapes, and how to
 * handle results without a status.
 */
export interface ReadingOptions {
  zone: string;
  charset?: string;
  missingStatus?: 'preliminary' | 'refused';
}

/** Returns whether a value is valid: not withdrawn (D, W), and not unobtainable (X). */
export function isLive(status: string): boolean {
  return status !== 'D' && status !== 'W' && status !== 'X';
}

/** Returns whether a value may still change: preliminary, partial, not verified, or pending (OBX-11 P, S, R, I). */
export function isPreliminary(status: string): boolean {
  return status === 'P' || status === 'S' || status === 'R' || status === 'I';
}
