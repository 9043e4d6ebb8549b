export {
  type AckCode,
  type Acknowledgement,
  readAcknowledgement,
  writeAcknowledgement,
} from './hl7/acknowledgement.ts';
export { readHl7Day, readStamp, writeStamp } from './hl7/hl7-time.ts';
export { decodeMessage } from './hl7/character-set.ts';
export {
  isProblem,
  linesOf,
  LONGEST_MESSAGE,
  type Message,
  type MessageProblem,
  readMessage,
  valueAt,
  writeSegment,
} from './hl7/message.ts';
export { frame, isCutOff, isTooLong, LONGEST_FRAME, readFrames } from './hl7/mllp.ts';
export { readHeader, readResults } from './hl7/read-results.ts';
export {
  isLive,
  isPreliminary,
  type MessageHeader,
  type ReadingOptions,
  type ReportStatus,
  type SentFile,
  type SentIdentifier,
  type SentObservation,
  type SentPatient,
  type SentReport,
  type SentResults,
} from './hl7/sent-results.ts';
export { findControlId, type FrameContent, splitFrame } from './hl7/split-frame.ts';
export { type OrderInsurance, type OrderMessage, type OrderPayer, writeOrder } from './hl7/write-order.ts';
export { checkOrder, type CheckedOrder, needsNotice, noticeAnswers, payers } from './check-order.ts';
export {
  type AccountScope,
  accountScopes,
  type AccountStatus,
  accountStatuses,
  type ChoosableAccount,
  chooseAccount,
} from './choose-account.ts';
export {
  type ComparedPatient,
  comparePatients,
  describeDoubt,
  isCertain,
  isLikely,
  ownNumbers,
  type PatientMatch,
  saysSamePatient,
} from './compare-patients.ts';
export { MOST_LINES, readCompendium, type ReadCompendium } from './compendium.ts';
export { comparableRuns, type SeriesValue } from './comparable-runs.ts';
export {
  type Disposition,
  dispositions,
  orderForm,
  type OrderFields,
  ORDERS_PER_PAGE,
  PENDING_DAYS,
  testForm,
  type TestFields,
} from './order-forms.ts';
export {
  groupState,
  isEditable,
  isOpen,
  isWithLab,
  mayMove,
  type OrderState,
  orderStates,
  stateAfterReports,
} from './order-states.ts';
export {
  type Interpretation,
  interpret,
  isAbnormal,
  isCritical,
  readRange,
  type ResultRange,
} from './reference-range.ts';
export {
  composeValues,
  numbered,
  orderTime,
  type OrderedVersion,
  orderVersions,
  type ShownValue,
} from './result-versions.ts';
export {
  accountForm,
  type AccountFields,
  type EntryQuestion,
  labForm,
  type LabFields,
  productForm,
  type ProductFields,
  testSetForm,
  type TestSetFields,
} from './setup-forms.ts';
export { STARTER_TESTS, type StarterTest } from './starter-tests.ts';
