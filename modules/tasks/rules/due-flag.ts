/** The ranges of the list of upcoming tasks. */
export type UpcomingSpan = 'Today' | 'Week' | 'Month';

/**
 * Returns the flag of a task in a list: Due today or Reminder in today’s list, Due date or Overdue in those of the week
 * and month.
 */
export function dueFlag(
  span: UpcomingSpan,
  task: { due: Date | null; reminder: Date | null },
  now: Date,
  end: Date,
): 'Due today' | 'Reminder' | 'Due date' | 'Overdue' | null {
  const { due, reminder } = task;
  if (span === 'Today') {
    if (due !== null && due < end) return 'Due today';
    return reminder !== null && reminder < end ? 'Reminder' : null;
  }
  if (due === null) return null;
  return due < now ? 'Overdue' : 'Due date';
}
