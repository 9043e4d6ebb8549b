import { interpret, readRange } from '../reference-range.ts';
import {
  componentsOf,
  isProblem,
  LIMITS,
  type Message,
  type MessageProblem,
  plain,
  readMessage,
  Refusal,
  refusing,
  repetitionsOf,
  type Segment,
  textAt,
  valueAt,
} from './message.ts';
import { isDayOnly, readHl7Day, readStamp } from './hl7-time.ts';
import { readValue } from './read-value.ts';
import {
  isLive,
  isPreliminary,
  type MessageHeader,
  type ReadingOptions,
  type ReportStatus,
  type SentIdentifier,
  type SentObservation,
  type SentPatient,
  type SentReport,
  type SentResults,
} from './sent-results.ts';

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

/** Reads the header of a message. */
export function readHeader(message: Message): MessageHeader {
  const msh = message.segments[0];
  const at = (field: number, component = 1): string => valueAt(message, msh, field, component);
  return {
    controlId: at(10),
    // Versions 2.1 and 2.2 have no event.
    type: at(9) === 'ORU' && at(9, 2) === '' ? 'ORU^R01' : `${at(9)}^${at(9, 2)}`,
    sender: [at(3), at(4)],
    receiver: [at(5), at(6)],
  };
}

/**
 * Reads ORU^R01 of HL7 2.1 to 2.8 in one pass. A message without a patient or result identity, truncated, or continued
 * in another message is a problem as a whole: nothing of it may be filed.
 */
export function readResults(text: string, options: ReadingOptions): SentResults | MessageProblem {
  const message = readMessage(text, options.charset);
  return isProblem(message) ? message : refusing(() => readAll(message, options));
}

type ReportBuilder = Omit<SentReport, 'observations' | 'comment' | 'orderComment' | 'patientComment' | 'status'> & {
  sentStatus: string;
  observations: (Omit<SentObservation, 'comment'> & { comments: Comments })[];
  comments: Comments;
  orderComments: Comments;
};

function readAll(message: Message, options: ReadingOptions): SentResults {
  const { controlId, type, sender, receiver } = readHeader(message);
  if (type !== 'ORU^R01') throw new Refusal('Only results (ORU^R01) are accepted here.', '200', 'AR');
  if (controlId === '') throw new Refusal('MSH-10 is empty.', '101');
  if (controlId.length > 199) throw new Refusal('MSH-10 is longer than 199 characters.', '102');
  const patients: { patient: SentPatient; comments: Comments; reports: ReportBuilder[] }[] = [];
  const beforePid = new Comments();
  let orc: Segment | undefined;
  let orderComments = new Comments();
  let last: ReportBuilder | undefined;
  let about: Comments = beforePid;
  for (const segment of message.segments.slice(1)) {
    const of = patients.at(-1);
    if (segment.id === 'PID') {
      const comments = new Comments();
      patients.push({ patient: readPatient(message, segment), comments, reports: [] });
      [orc, last, about] = [undefined, undefined, comments];
    } else if (segment.id === 'ORC') {
      orderComments = new Comments();
      [orc, last, about] = [segment, undefined, orderComments];
    } else if (segment.id === 'OBR') {
      if (of === undefined) throw new Refusal('OBR without a preceding PID.', '100');
      last = readReport(message, segment, { orc, orderComments, options });
      of.reports.push(last);
      [orc, orderComments, about] = [undefined, new Comments(), last.comments];
    } else if (segment.id === 'OBX') {
      if (last === undefined) throw new Refusal('OBX without a preceding OBR.', '100');
      const observation = readObservation(message, segment, options.zone);
      last.observations.push(observation);
      about = observation.comments;
    } else if (segment.id === 'SPM' && last !== undefined) {
      last.specimen = short(message, segment, 4, 2) || short(message, segment, 4) || last.specimen;
      about = last.comments;
    } else if (segment.id === 'NTE') about.add(textAt(message, segment, 3));
    else if (segment.id === 'ADD')
      throw new Refusal('Segments continued in another segment (ADD) are not supported.', '100');
    else if (segment.id === 'DSC' && valueAt(message, segment, 1) !== '')
      throw new Refusal('Messages continued in another message (DSC) are not supported.', '100');
  }
  if (patients.length === 0) throw new Refusal('The message has no patient (PID).', '100');
  if (patients.some(({ reports }) => reports.length === 0))
    throw new Refusal('The message has no results (OBR).', '100');
  return {
    controlId,
    sender,
    receiver,
    sent: readStamp(valueAt(message, message.segments[0], 7), options.zone),
    patients: patients.map(({ patient, comments, reports }) => {
      const patientComment = [beforePid.text(), comments.text()].filter(Boolean).join('\n');
      return { patient, reports: reports.map((report) => finish(report, patientComment)) };
    }),
  };
}

/** Collects comments on one item and joins them once. */
class Comments {
  #lines: string[] = [];
  #size = 0;

  add(line: string): void {
    this.#lines.push(line);
    this.#size += line.length + 1;
    if (this.#lines.length > LIMITS.comments)
      throw new Refusal(`More than ${LIMITS.comments.toLocaleString('en-US')} NTE segments follow one segment.`, '101');
    if (this.#size > LIMITS.text)
      throw new Refusal(
        `NTE segments after one segment have more than ${LIMITS.text.toLocaleString('en-US')} characters.`,
        '101',
      );
  }

  text(): string {
    return this.#lines.join('\n').trim();
  }
}

/** Reads a number, code or unit; rejects one that is too long, because a truncated code could be a different one. */
function short(
  message: Message,
  segment: Segment | undefined,
  field: number,
  component = 1,
  most: number = LIMITS.identifier,
): string {
  const text = valueAt(message, segment, field, component);
  if (text.length > most)
    throw new Refusal(`${segment!.id}-${field} is longer than ${most.toLocaleString('en-US')} characters.`, '102');
  return text;
}

const name = (message: Message, segment: Segment, field: number, component = 1): string =>
  short(message, segment, field, component, LIMITS.name);

function readPatient(message: Message, pid: Segment): SentPatient {
  const identifiers = [2, 3, 4].flatMap((field) =>
    repetitionsOf(message, pid, field).map((repetition): SentIdentifier => {
      const parts = componentsOf(message, repetition);
      const at = (component: number, subcomponent = 1): string => plain(message, parts[component - 1], subcomponent);
      const value = at(1);
      if (value.length > LIMITS.identifier)
        throw new Refusal(`PID-${field} is longer than ${LIMITS.identifier} characters.`, '102');
      const authorities = [at(4), at(4, 2), at(6), at(6, 2)].filter(Boolean).map((each) => each.slice(0, 200));
      return { value, authorities: [...new Set(authorities)], type: at(5).slice(0, 20) };
    }),
  );
  return {
    identifiers: identifiers.filter(({ value }) => value !== ''),
    firstName: name(message, pid, 5, 2),
    middleName: name(message, pid, 5, 3),
    lastName: name(message, pid, 5),
    birthDay: readHl7Day(valueAt(message, pid, 7)),
    sex: short(message, pid, 8).toUpperCase(),
  };
}

function readReport(
  message: Message,
  obr: Segment,
  { orc, orderComments, options }: { orc: Segment | undefined; orderComments: Comments; options: ReadingOptions },
): ReportBuilder {
  const { zone } = options;
  const at = (field: number, component = 1): string => short(message, obr, field, component);
  const sentStatus = at(25);
  if (sentStatus !== '' && !Object.hasOwn(STATUS, sentStatus))
    throw new Refusal('OBR-25 (result status) is unknown.', '103');
  if (sentStatus === '' && options.missingStatus === 'refused')
    throw new Refusal('OBR-25 (result status) is missing.', '101');
  const code = at(4) || at(4, 4);
  const title = name(message, obr, 4, 2) || name(message, obr, 4, 5) || code;
  if (title === '') throw new Refusal('OBR-4 (test) is missing.', '101');
  const [fromOrc, own] = [short(message, orc, 2), at(2)];
  if (fromOrc !== '' && own !== '' && fromOrc !== own)
    throw new Refusal('ORC-2 and OBR-2 have different order numbers.', '207');
  const parent = at(29);
  const isReflex = at(11) === 'G' || parent !== '';
  const reported = valueAt(message, obr, 22);
  return {
    placerNumber: own || fromOrc,
    fillerNumber: at(3) || short(message, orc, 3),
    code: code || title,
    codeSystem: at(4, 3),
    name: title,
    sentStatus,
    corrects: false,
    mark: null,
    observed: readStamp(valueAt(message, obr, 7), zone),
    reported: readStamp(reported, zone),
    isReportedDay: isDayOnly(reported),
    specimen: name(message, obr, 15),
    reflexOf: isReflex ? parent : null,
    comments: new Comments(),
    orderComments,
    observations: [],
  };
}

/** Completes a report and derives its status from all of its values. */
function finish({ sentStatus, comments, orderComments, ...report }: ReportBuilder, patientComment: string): SentReport {
  const observations = report.observations.map(({ comments: own, ...each }) => ({ ...each, comment: own.text() }));
  // A message truncated inside OBR looks like this.
  if (sentStatus === '' && observations.length === 0)
    throw new Refusal('OBR-25 (result status) is missing, and no OBX follows.', '101');
  const mends = observations.some(({ status }) => status === 'C' || status === 'D' || status === 'W');
  let status = STATUS[sentStatus] ?? 'partial';
  // A final report with pending values is not final, even if other values were corrected.
  if (status === 'final' && observations.some((each) => isPreliminary(each.status))) status = 'partial';
  else if (status === 'final' && mends) status = 'corrected';
  return {
    ...report,
    status,
    corrects: status === 'corrected' || (status !== 'cancelled' && mends),
    mark: sentStatus === '' ? 'OBR-25 (result status) is missing: filed as preliminary.' : null,
    comment: comments.text(),
    orderComment: orderComments.text(),
    patientComment,
    observations,
  };
}

function readObservation(message: Message, obx: Segment, zone: string): ReportBuilder['observations'][number] {
  const at = (field: number, component = 1): string => short(message, obx, field, component);
  const sentStatus = at(11);
  if (!VALUE_STATUS.test(sentStatus)) throw new Refusal('OBX-11 (observation status) is missing or unknown.', '101');
  const type = at(2);
  const code = at(3) || at(3, 4);
  const title = name(message, obx, 3, 2) || name(message, obx, 3, 5) || code;
  if (title === '') throw new Refusal('OBX-3 (observation) is missing.', '101');
  const { text, value, file, isDeleted } = readValue(message, obx, type, zone);
  const rangeText = textAt(message, obx, 7).trim();
  if (rangeText.length > LIMITS.name)
    throw new Refusal(`OBX-7 is longer than ${LIMITS.name.toLocaleString('en-US')} characters.`, '102');
  const range = readRange(rangeText);
  const flags = repetitionsOf(message, obx, 8).map((flag) => plain(message, componentsOf(message, flag)[0]));
  const status = isDeleted && isLive(sentStatus) ? 'D' : sentStatus;
  return {
    code: code || title,
    codeSystem: at(3, 3),
    name: title,
    subId: at(4),
    type,
    text,
    value,
    units: at(6) || at(6, 2) || at(6, 4) || at(6, 5),
    rangeText,
    low: range?.low ?? null,
    high: range?.high ?? null,
    flag: flags.filter(Boolean).join('~').slice(0, LIMITS.name),
    interpretation: isLive(status) ? interpret(flags, value, range) : null,
    status,
    method: name(message, obx, 17, 2) || name(message, obx, 17),
    observed: readStamp(valueAt(message, obx, 14), zone),
    comments: new Comments(),
    file,
  };
}
