/** Returns the label that a message's session key is bound to. */
export const keyLabel = (clinicId: string, messageId: string): string => `message ${clinicId} ${messageId}`;
