/** Limits of a task; texts in characters. */
export const taskLimits = {
  subject: 200,
  details: 5000,
  step: 500,
  steps: 50,
  comment: 4000,
  tag: 40,
  tags: 20,
  bullets: 50,
  assignees: 50,
  extraReminders: 10,
  attachments: 20,
  fileBytes: 20 * 1024 * 1024,
} as const;

/** The time of day of an extra reminder given as a day only. */
export const EXTRA_REMINDER_TIME = '12:00:00';
/** Delay before a checked item of the checklist is sent, in milliseconds. */
export const CHECKLIST_DELAY_MS = 2000;
/** Duration of Undo after completing a task, in milliseconds. */
export const UNDO_MS = 5000;
/** Number of days after which an overdue patient task becomes a task of its assigner. */
export const PATIENT_OVERDUE_DAYS = 3;
