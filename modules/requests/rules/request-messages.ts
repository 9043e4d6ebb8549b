/** Messages of the specification about requests, verbatim. */
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

/** Returns the warning that a patient can't be notified, with the missing contact data. */
export function withoutContact(name: string): string {
  return `${name} did not provide a mobile number or email address for notification`;
}
