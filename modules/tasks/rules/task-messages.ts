/** Messages and errors of tasks, as in the specification. */
export const taskMessages = {
  created: 'Task created',
  notCreated: 'Failed to create task',
  updated: 'Task updated',
  commented: 'Comment submitted',
  duplicateTag: 'Duplicate tag',
  blankStep: 'Blank step',
  blankComment: 'Blank comment',
  subjectRequired: 'Task subject is required',
  enterSubject: 'Please enter subject',
  uploaded: (file: string) => `${file} uploaded successfully`,
  notUploaded: (file: string) => `${file} failed to upload`,
} as const;
