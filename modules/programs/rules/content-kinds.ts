/** The kinds of program content. */
export const contentKinds = [
  'text',
  'document',
  'video',
  'questionnaire',
  'task',
  'appointment',
  'message',
  'product',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Display names of the kinds. */
export const contentKindNames: Readonly<Record<ContentKind, string>> = {
  text: 'Text',
  document: 'Document',
  video: 'Video link',
  questionnaire: 'Questionnaire',
  task: 'Task',
  appointment: 'Appointment prompt',
  message: 'Message',
  product: 'Product',
};

/** Limits of a program. */
export const programLimits = {
  name: 120,
  description: 2000,
  title: 160,
  body: 20_000,
  contents: 200,
  days: 1000,
  enrolledAtOnce: 200,
  reason: 500,
  fileBytes: 10 * 1024 * 1024,
} as const;
