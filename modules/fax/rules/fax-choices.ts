/** What a cover page may say that a fax is about: words that tell nothing of a patient. */
export const FAX_SUBJECTS = [
  'Medical records',
  'Referral',
  'Results',
  'Prescription',
  'Letter',
  'Form',
  'Other',
] as const;

/** How far a fax that goes out has come. */
export const FAX_STATES = ['composed', 'queued', 'sending', 'handed', 'sent', 'failed', 'cancelled'] as const;
export type FaxState = (typeof FAX_STATES)[number];

/** What one fax may hold at most. */
export const faxLimits = { name: 100, files: 20, fileBytes: 20 * 1024 * 1024, pages: 200, reason: 500 } as const;
