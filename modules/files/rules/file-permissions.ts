/** The `permission` values of uploads in the API; the module that owns a kind defines who has permission. */
export const filePermissions = {
  /** A patient's picture. */
  patientAvatar: '4100',
  /** A member's picture. */
  memberAvatar: '4101',
  /** A member's written signature. */
  memberSignature: '4102',
  /** The clinic's logo. */
  clinicLogo: '4103',
  /** An attachment of a secure message. */
  messageAttachment: '4000',
  /** An attachment of a task. */
  taskFile: '4110',
} as const;
