/** How much a task holds; texts in characters. */
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

/** The time of day of an extra reminder of which only the day is said. */
export const EXTRA_REMINDER_TIME = '12:00:00';
/** How long a tick in the checklist waits before it is sent, in milliseconds. */
export const CHECKLIST_DELAY_MS = 2000;
/** How long a task that was done can be brought back by one click, in milliseconds. */
export const UNDO_MS = 5000;
/** How many days past due a patient's task becomes a task of who gave it. */
export const PATIENT_OVERDUE_DAYS = 3;
