/** Which list of upcoming tasks is looked at. */
export type UpcomingSpan = 'Today' | 'Week' | 'Month';

/** What a task is flagged with in a list: today’s list says Due today or Reminder, the week’s and the month’s Due date or Overdue. */
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
