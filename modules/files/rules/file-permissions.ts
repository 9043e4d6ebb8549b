/** What the `permission` of an upload means at the wire; whoever owns a kind says who holds it. */
export const filePermissions = {
  /** The picture of a patient. */
  patientAvatar: '4100',
  /** The picture of a member. */
  memberAvatar: '4101',
  /** The written signature of a member. */
  memberSignature: '4102',
  /** The clinic's logo. */
  clinicLogo: '4103',
  /** What is attached to a secure message. */
  messageAttachment: '4000',
  /** What is attached to a task. */
  taskFile: '4110',
} as const;
