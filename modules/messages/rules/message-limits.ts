/** Bounds of a message; the page and the server keep to the same. */
export const messageLimits = {
  subject: 200,
  body: 20_000,
  recipients: 30,
  attachments: 10,
  /** Bytes of one file. */
  fileBytes: 20 * 1024 * 1024,
  /** Bytes of everything on one person's drive. */
  driveBytes: 1024 * 1024 * 1024,
  fileName: 180,
  folderDepth: 8,
  pageSize: 10,
  mostPageSize: 50,
  /** How long the trash lists what was put there. */
  trashDays: 30,
  shownMessages: 200,
  searchWords: 8,
  /** Seconds in which the page lets a message be called back, and the most that may be asked for. */
  undoSeconds: 10,
  mostUndoSeconds: 60,
  /** Days after which a sender may ask to be reminded. */
  remindDays: 30,
  absenceAnswer: 2000,
} as const;
