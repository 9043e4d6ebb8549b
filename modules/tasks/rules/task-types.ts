/** What kinds of task there are, as the specification spells them. */
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

/** The kinds in words for people. */
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

/** What became of what a task was about. */
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

/** The dispositions in words for people. */
export const dispositionWords: Readonly<Record<Disposition, string>> = {
  NoneNeeded: 'None needed',
  PatientTold: 'Patient notified',
  Ordered: 'Ordered',
  Prescribed: 'Prescribed',
  TaskMade: 'Task created',
  VisitPlanned: 'Visit scheduled',
  Done: 'Done',
};

/** A disposition by its name or its label; spaces and case are ignored, because other modules store `Patient told`. */
export function readDisposition(text: string): Disposition | null {
  const name = text.replaceAll(' ', '').toLowerCase();
  return dispositions.find((each) => each.toLowerCase() === name || dispositionWords[each] === text) ?? null;
}
