/** Subjects for the cover page that reveal nothing about a patient. */
export const FAX_SUBJECTS = [
  'Medical records',
  'Referral',
  'Results',
  'Prescription',
  'Letter',
  'Form',
  'Other',
] as const;

/** States of an outgoing fax. */
export const FAX_STATES = ['composed', 'queued', 'sending', 'handed', 'sent', 'failed', 'cancelled'] as const;
export type FaxState = (typeof FAX_STATES)[number];

/** Limits of a fax. */
export const faxLimits = { name: 100, files: 20, fileBytes: 20 * 1024 * 1024, pages: 200, reason: 500 } as const;
