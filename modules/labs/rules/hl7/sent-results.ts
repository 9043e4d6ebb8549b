import type { Interpretation } from '../reference-range.ts';

/** A number under which somebody is known, and who gave it (PID-2, PID-3, PID-4). */
export interface SentIdentifier {
  value: string;
  /** Assigning authority and facility, as they were sent; empty where none is named. */
  authorities: readonly string[];
  type: string;
}

/** Who a laboratory says that a result is of; '' and null where it does not say. */
export interface SentPatient {
  identifiers: readonly SentIdentifier[];
  firstName: string;
  middleName: string;
  lastName: string;
  birthDay: string | null;
  sex: string;
}

/** How far a laboratory is with a test. */
export type ReportStatus = 'received' | 'partial' | 'final' | 'corrected' | 'cancelled';

/** A file inside a message (ED). */
export interface SentFile {
  /** Type and subtype as they were sent. */
  kind: string;
  /** Base64, Hex or A. */
  encoding: string;
  data: string;
  /** Where it is stored, and its MIME type, once it is. */
  id?: string;
  type?: string;
}

/** One value of a report. */
export interface SentObservation {
  code: string;
  codeSystem: string;
  name: string;
  /** Tells apart values under one code. */
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
  /** OBX-11; D where the value itself is deleted (""). */
  status: string;
  method: string;
  observed: string | null;
  comment: string;
  file: SentFile | null;
}

/** What a laboratory reports of one test. */
export interface SentReport {
  placerNumber: string;
  fillerNumber: string;
  code: string;
  codeSystem: string;
  name: string;
  status: ReportStatus;
  /** It corrects or withdraws values that were reported before, whatever its status (OBR-25 C, OBX-11 C, D or W). */
  corrects: boolean;
  /** What a reader should know about how it was filed; null for nothing. */
  mark: string | null;
  observed: string | null;
  reported: string | null;
  /** OBR-22 names a day only. */
  isReportedDay: boolean;
  specimen: string;
  /** Ordered by the laboratory because of another result: the placer number of that one, '' where it names none. Null for what was ordered. */
  reflexOf: string | null;
  comment: string;
  /** Comments on the order (after ORC) and on the patient (after PID). */
  orderComment: string;
  patientComment: string;
  observations: readonly SentObservation[];
}

/** A message of results. */
export interface SentResults {
  controlId: string;
  sender: readonly [application: string, facility: string];
  receiver: readonly [application: string, facility: string];
  sent: string | null;
  patients: readonly { patient: SentPatient; reports: readonly SentReport[] }[];
}

/** What the header of any message says, for an answer to one that can't be read further. */
export interface MessageHeader {
  controlId: string;
  type: string;
  sender: readonly [application: string, facility: string];
  receiver: readonly [application: string, facility: string];
}

/** How a message is read: the zone of times without an offset, the character set of its escapes, and what becomes of a result without a status. */
export interface ReadingOptions {
  zone: string;
  charset?: string;
  missingStatus?: 'preliminary' | 'refused';
}

/** Whether a value stands: not withdrawn (D, W), and not one that could not be obtained (X). */
export function isLive(status: string): boolean {
  return status !== 'D' && status !== 'W' && status !== 'X';
}

/** Whether a value may still change: preliminary, partial, not verified, or pending (OBX-11 P, S, R, I). */
export function isPreliminary(status: string): boolean {
  return status === 'P' || status === 'S' || status === 'R' || status === 'I';
}
