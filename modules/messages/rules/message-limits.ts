/** Limits of a message, shared by the page and the server. */
export const messageLimits = {
  subject: 200,
  body: 20_000,
  recipients: 30,
  attachments: 10,
  /** Maximum bytes of a file. */
  fileBytes: 20 * 1024 * 1024,
  /** Maximum bytes of a member's drive. */
  driveBytes: 1024 * 1024 * 1024,
  fileName: 180,
  folderDepth: 8,
  pageSize: 10,
  mostPageSize: 50,
  /** Days for which the trash lists a conversation. */
  trashDays: 30,
  shownMessages: 200,
  searchWords: 8,
  /** Seconds in which the page lets a message be recalled, and the maximum for `holdSeconds`. */
  undoSeconds: 10,
  mostUndoSeconds: 60,
  /** Maximum days for an unread reminder. */
  remindDays: 30,
  absenceAnswer: 2000,
} as const;
