/** What the specification says about events, word for word. */
export const eventMessages = {
  titleAndType: 'Title and Event Type are required for new event.',
  times: 'Start Time and End Time are required for new event.',
  doctor: 'You must assign the event to at least one doctor',
  conflictTitle: 'Time Conflict',
  conflict: 'This event has a time conflict with others. Are you sure to create this event?',
  declined: 'Create event canceled',
  reason: 'Please say why it is booked although the time is taken.',
  created: 'Event created',
  updated: 'Event updated',
} as const;
