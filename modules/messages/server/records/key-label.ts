/** Returns the label that a message's session key is bound to. */
export const keyLabel = (clinicId: string, messageId: string): string => `message ${clinicId} ${messageId}`;
/** Returns the label that the key of an internal note is bound to. */
export const noteLabel = (clinicId: string, noteId: string): string => `internal note ${clinicId} ${noteId}`;
/** Returns the label that the key of a file on the drive is bound to. */
export const fileKeyLabel = (clinicId: string, entryId: string): string => `file ${clinicId} ${entryId}`;
/** Returns the label that the name of a file or folder is bound to. */
export const nameLabel = (clinicId: string, entryId: string): string => `drive name ${clinicId} ${entryId}`;
