/** The label that a message's session key is sealed under. */
export const keyLabel = (clinicId: string, messageId: string): string => `message ${clinicId} ${messageId}`;
