/** Returns the label that a message's session key is bound to. */
export const keyLabel = (clinicId: string, messageId: string): string => `message ${clinicId} ${messageId}`;
/** Returns the label that the key of an internal note is bound to. */
export const noteLabel = (clinicId: string, noteId: string): string => `internal note ${clinicId} ${noteId}`;
