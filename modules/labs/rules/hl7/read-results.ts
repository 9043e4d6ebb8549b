import { type Interpretation, interpret, readRange } from '../reference-range.ts';
import { isProblem, type Message, type MessageProblem, readMessage, type Segment, textAt, valueAt } from './message.ts';
import { readHl7Day, readStamp } from './hl7-time.ts';

/** Who a laboratory says that a result is of; '' and null where it does not say. */
export interface SentPatient {
  numbers: readonly string[];
  firstName: string;
  lastName: string;
  birthDay: string | null;
  sex: string;
}

/** How far a laboratory is with a test. */
export type ReportStatus = 'received' | 'partial' | 'final' | 'corrected' | 'cancelled';

/** One value of a report. */
export interface SentObservation {
  code: string;
  codeSystem: string;
  name: string;
  /** Of two values under one code. */
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
  status: string;
  method: string;
  observed: string | null;
  comment: string;
  /** A report as a PDF, in base64. */
  pdf: string | null;
}

/** What a laboratory reports of one test. */
export interface SentReport {
  placerNumber: string;
  fillerNumber: string;
  code: string;
  codeSystem: string;
  name: string;
  status: ReportStatus;
  observed: string | null;
  reported: string | null;
  specimen: string;
  /** Ordered by the laboratory because of another result: the placer number of that one, '' where it names none. Null for what was ordered. */
  reflexOf: string | null;
  comment: string;
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

const STATUS: Readonly<Record<string, ReportStatus>> = {
  O: 'received',
  I: 'received',
  S: 'received',
  A: 'partial',
  P: 'partial',
  R: 'partial',
  F: 'final',
  C: 'corrected',
  M: 'corrected',
  X: 'cancelled',
  Y: 'cancelled',
  Z: 'cancelled',
};
const VALUE_STATUS = /^[CDFINOPRSUWX]$/;
const LONGEST_TEXT = 60_000;

/** Reads the header of a message. */
export function readHeader(message: Message): MessageHeader {
  const msh = message.segments[0];
  const at = (field: number, component = 1): string => valueAt(message, msh, field, component);
  return {
    controlId: at(10),
    type: `${at(9)}^${at(9, 2)}`,
    sender: [at(3), at(4)],
    receiver: [at(5), at(6)],
  };
}

/**
 * Reads ORU^R01 as HL7 2.3 to 2.5.1 have it; times without an offset are of `zone`. A message that lacks what says whose and which
 * result it holds, or that was cut off, is a problem as a whole: nothing of it may be filed.
 */
export function readResults(text: string, zone: string): SentResults | MessageProblem {
  const message = readMessage(text);
  if (isProblem(message)) return message;
  const { controlId, type, sender, receiver } = readHeader(message);
  if (type !== 'ORU^R01') return { problem: 'Only results (ORU^R01) are taken here.', code: '200' };
  if (controlId === '') return { problem: 'MSH-10 is empty.', code: '101' };
  if (controlId.length > 200) return { problem: 'MSH-10 is too long.', code: '102' };
  const patients: { patient: SentPatient; reports: Building[] }[] = [];
  let orc: Segment | undefined;
  let last: Building | undefined;
  for (const segment of message.segments.slice(1)) {
    const of = patients.at(-1);
    if (segment.id === 'PID') {
      patients.push({ patient: readPatient(message, segment), reports: [] });
      [orc, last] = [undefined, undefined];
    } else if (segment.id === 'ORC') {
      [orc, last] = [segment, undefined];
    } else if (segment.id === 'OBR') {
      if (of === undefined) return { problem: 'OBR stands without PID.', code: '100' };
      const report = readReport(message, segment, orc, zone);
      if ('problem' in report) return report;
      of.reports.push((last = report));
      orc = undefined;
    } else if (segment.id === 'OBX') {
      if (last === undefined) return { problem: 'OBX stands without OBR.', code: '100' };
      const observation = readObservation(message, segment, zone);
      if ('problem' in observation) return observation;
      last.observations.push(observation);
    } else if (segment.id === 'NTE' && last !== undefined) {
      const about = last.observations.at(-1) ?? last;
      about.comment = [about.comment, cut(textAt(message, segment, 3))].filter(Boolean).join('\n');
    } else if (segment.id === 'SPM' && last !== undefined) {
      last.specimen = valueAt(message, segment, 4, 2) || valueAt(message, segment, 4) || last.specimen;
    }
  }
  if (patients.length === 0) return { problem: 'The message names no patient (PID).', code: '100' };
  if (patients.some(({ reports }) => reports.length === 0))
    return { problem: 'The message holds no result (OBR).', code: '100' };
  return { controlId, sender, receiver, sent: readStamp(valueAt(message, message.segments[0], 7), zone), patients };
}

type Building = Omit<SentReport, 'observations' | 'comment' | 'specimen'> & {
  observations: Mutable[];
  comment: string;
  specimen: string;
};
type Mutable = Omit<SentObservation, 'comment'> & { comment: string };

function readPatient(message: Message, pid: Segment): SentPatient {
  const at = (field: number, component = 1): string => valueAt(message, pid, field, component).slice(0, 200);
  const repeated = (pid.fields[3] ?? '').split(message.separators.repetition);
  const numbers = [
    at(2),
    ...repeated.map((_, repetition) => valueAt(message, pid, 3, 1, { repetition }).slice(0, 200)),
  ];
  return {
    numbers: [...new Set(numbers.filter((number) => number !== ''))],
    firstName: at(5, 2),
    lastName: at(5),
    birthDay: readHl7Day(at(7)),
    sex: at(8),
  };
}

function readReport(message: Message, obr: Segment, orc: Segment | undefined, zone: string): Building | MessageProblem {
  const at = (field: number, component = 1): string => valueAt(message, obr, field, component).slice(0, 300);
  const status = STATUS[at(25)];
  if (status === undefined) return { problem: 'OBR-25 says not how far the result is.', code: '101' };
  const code = at(4) || at(4, 4);
  const name = at(4, 2) || at(4, 5) || code;
  if (name === '') return { problem: 'OBR-4 names no test.', code: '101' };
  const [fromOrc, own] = [valueAt(message, orc, 2).slice(0, 300), at(2)];
  if (fromOrc !== '' && own !== '' && fromOrc !== own)
    return { problem: 'ORC-2 and OBR-2 name two orders.', code: '207' };
  const parent = valueAt(message, obr, 29, 1, { subcomponent: 1 }).slice(0, 300);
  const isReflex = at(11) === 'G' || parent !== '';
  return {
    placerNumber: own || fromOrc,
    fillerNumber: at(3) || valueAt(message, orc, 3).slice(0, 300),
    code,
    codeSystem: at(4, 3),
    name,
    status,
    observed: readStamp(at(7), zone),
    reported: readStamp(at(22), zone),
    specimen: at(15),
    reflexOf: isReflex ? parent : null,
    comment: '',
    observations: [],
  };
}

function readObservation(message: Message, obx: Segment, zone: string): Mutable | MessageProblem {
  const at = (field: number, component = 1): string => valueAt(message, obx, field, component).slice(0, 300);
  const status = at(11);
  if (!VALUE_STATUS.test(status)) return { problem: 'OBX-11 says not what a value is worth.', code: '101' };
  const type = at(2);
  const code = at(3) || at(3, 4);
  const name = at(3, 2) || at(3, 5) || code;
  if (name === '') return { problem: 'OBX-3 names no value.', code: '101' };
  const isPdf = type === 'ED' && /pdf/i.test(`${at(5, 2)} ${at(5, 3)}`) && /base64/i.test(at(5, 4));
  const { text, value } = isPdf ? { text: 'Report as PDF', value: null } : readValue(message, obx, type);
  const rangeText = textAt(message, obx, 7).slice(0, 300).trim();
  const range = readRange(rangeText);
  const flag = at(8);
  return {
    code,
    codeSystem: at(3, 3),
    name,
    subId: at(4),
    type,
    text: cut(text),
    value,
    units: at(6) || at(6, 2),
    rangeText,
    low: range?.low ?? null,
    high: range?.high ?? null,
    flag,
    interpretation: interpret(flag, value, range),
    status,
    method: at(17, 2) || at(17),
    observed: readStamp(at(14), zone),
    comment: '',
    pdf: isPdf ? valueAt(message, obx, 5, 5).replaceAll(/\s/g, '') : null,
  };
}

function readValue(message: Message, obx: Segment, type: string): { text: string; value: number | null } {
  const at = (component: number): string => valueAt(message, obx, 5, component);
  if (type === 'SN') {
    const [comparator, first, separator, second] = [at(1), at(2), at(3), at(4)];
    const text = `${comparator}${comparator === '' ? '' : ' '}${first}${separator}${second}`;
    // Below or above a limit of the method, or a ratio, is no number.
    return { text, value: comparator === '' && second === '' ? numberOf(first) : null };
  }
  if (type === 'CE' || type === 'CWE' || type === 'CNE') return { text: at(2) || at(5) || at(1), value: null };
  const text = textAt(message, obx, 5);
  return { text, value: type === 'NM' || type === 'ST' ? numberOf(text) : null };
}

function numberOf(text: string): number | null {
  const clean = text.trim();
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(clean)) return null;
  const value = Number(clean);
  return Number.isFinite(value) && Math.abs(value) < 1e15 ? value : null;
}

function cut(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)} …` : text;
}
