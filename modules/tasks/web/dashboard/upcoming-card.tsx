import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { today } from '#kit/formats/day.ts';
import { instantOf } from '#kit/formats/time.ts';
import { dueFlag, type UpcomingSpan } from '../../rules/index.ts';
import { TaskRow } from '../list/task-row.tsx';
import { UpcomingTasksDocument } from '../task.operations.gen.ts';
import classes from '../tasks.module.css';
import { useLiveTasks } from '../use-task-count.ts';

const DAYS: Readonly<Record<UpcomingSpan, number>> = { Today: 1, Week: 7, Month: 31 };
// What is overdue for longer stands in the list of tasks.
const BEFORE_DAYS = 31;

/** What is due or reminds today, within a week, or within a month. */
export function UpcomingCard() {
  useLiveTasks();
  const [span, setSpan] = useState<UpcomingSpan>('Today');
  const end = dayStart(DAYS[span]);
  const start = dayStart(span === 'Today' ? 0 : -BEFORE_DAYS);
  const query = useApiQuery(UpcomingTasksDocument, { start, end }, { keepPrevious: true, quiet: true });
  const tasks = query.data?.searchTaskByDateRange;
  return (
    <>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="Which tasks"
        value={span}
        onChange={(value) => setSpan(value)}
        data={['Today', 'Week', 'Month']}
      />
      {tasks === undefined && query.isError && (
        <ErrorState what="The tasks" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {tasks === undefined && !query.isError && <RowsSkeleton rows={3} height={44} />}
      {tasks?.length === 0 && (
        <EmptyState icon={IconCalendarCheck} title={span === 'Today' ? 'Nothing is due today' : 'Nothing is due'} />
      )}
      {tasks !== undefined && tasks.length > 0 && (
        <ul className={classes.list} aria-label="Upcoming tasks" aria-busy={query.isPlaceholderData}>
          {tasks.map((task) => {
            const { dueDateTime: due, reminderDateTime: reminder } = task;
            const times = {
              due: due === null ? null : new Date(due),
              reminder: reminder === null ? null : new Date(reminder),
            };
            return <TaskRow key={task.taskID} task={task} flag={dueFlag(span, times, new Date(), new Date(end))} />;
          })}
        </ul>
      )}
    </>
  );
}

/** The first instant of the clinic's day that lies so many days from today. */
function dayStart(days: number): string {
  const [year, month, day] = today().split('-').map(Number) as [number, number, number];
  return instantOf(new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10), '00:00');
}
