export { contentKindNames, contentKinds, programLimits, type ContentKind } from './content-kinds.ts';
export { contentForm, fieldsOfKind, programForm, type ContentFields, type ProgramFields } from './content.ts';
export { enrolmentStateNames, enrolmentStates, type EnrolmentState } from './enrolment-words.ts';
export {
  addDays,
  daysBetween,
  dueContents,
  isOverdue,
  opensOn,
  percentDone,
  standings,
  type ReleaseSchedule,
  type ContentProgress,
  type ContentStanding,
  type PlannedContent,
} from './release.ts';
