/** What the specification says of requests, word for word. */
export const requestMessages = {
  handled: 'Handle request success',
  failed: 'Failed to handle this request, please try again.',
  approved: 'Request approved.',
  declined: 'Request declined.',
  pending: 'Request is now pending.',
  approveFailed: 'Failed to approve this request.',
  declineFailed: 'Failed to decline this request.',
  pendingFailed: 'Failed to mark this request as pending.',
  approveCanceled: 'Approve request canceled',
  medicationGone: 'This medication history has been deleted.',
  allergyGone: 'This allergy does not exist.',
  title: 'Please enter title for this appointment',
  type: 'Please select type for this appointment',
  conflictTitle: 'Time Conflict',
  conflictDeclined: 'Create event canceled',
  otherTime: 'The time can be changed in the form. Approve when it works.',
  invited: 'Success sent invitation',
} as const;

/** The warning that a patient can't be told, with what they did not leave. */
export function withoutContact(name: string): string {
  return `${name} did not provide a mobile number or email address for notification`;
}
