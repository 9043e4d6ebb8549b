/** Task types, as spelled in the specification. */
export const taskTypes = [
  'ToDo',
  'NoteToCosign',
  'OpenSOAPnote',
  'DocsForReview',
  'OpenOrder',
  'FollowUp',
  'QuickNote',
] as const;
export type TaskType = (typeof taskTypes)[number];

/** Display names of the types. */
export const taskTypeWords: Readonly<Record<TaskType, string>> = {
  ToDo: 'To do',
  NoteToCosign: 'Note to cosign',
  OpenSOAPnote: 'Open note',
  DocsForReview: 'Document review',
  OpenOrder: 'Open order',
  FollowUp: 'Follow-up',
  QuickNote: 'Quick note',
};

export const taskPriorities = ['Low', 'Medium', 'High'] as const;
export type TaskPriority = (typeof taskPriorities)[number];

/** Dispositions: the outcomes of a task. */
export const dispositions = [
  'NoneNeeded',
  'PatientTold',
  'Ordered',
  'Prescribed',
  'TaskMade',
  'VisitPlanned',
  'Done',
] as const;
export type Disposition = (typeof dispositions)[number];

/** Display names of the dispositions. */
export const dispositionWords: Readonly<Record<Disposition, string>> = {
  NoneNeeded: 'None needed',
  PatientTold: 'Patient notified',
  Ordered: 'Ordered',
  Prescribed: 'Prescribed',
  TaskMade: 'Task created',
  VisitPlanned: 'Visit scheduled',
  Done: 'Done',
};

/**
 * Parses a disposition from its name or its label, ignoring spaces and case, because other modules store `Patient
 * told`.
 */
export function readDisposition(text: string): Disposition | null {
  const name = text.replaceAll(' ', '').toLowerCase();
  return dispositions.find((each) => each.toLowerCase() === name || dispositionWords[each] === text) ?? null;
}
