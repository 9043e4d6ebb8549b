import { IconCalendarCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { today } from '#kit/formats/day.ts';
import { instantOf } from '#kit/formats/time.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { dueFlag, type UpcomingSpan } from '../../rules/index.ts';
import { TaskRow } from '../list/task-row.tsx';
import { type TaskRowFragment, UpcomingTasksDocument } from '../task.operations.gen.ts';
import { useLiveTasks } from '../use-task-count.ts';

const DAYS: Readonly<Record<UpcomingSpan, number>> = { Today: 1, Week: 7, Month: 31 };
const SPANS = (['Today', 'Week', 'Month'] as const).map((span) => ({ value: span, label: span }));
// Tasks that are overdue for longer are only in the task list.
const BEFORE_DAYS = 31;

/** Tasks due, or with a reminder, today, within a week, or within a month. */
export function UpcomingCard() {
  useLiveTasks();
  const [span, setSpan] = useState<UpcomingSpan>('Today');
  const end = dayStart(DAYS[span]);
  const start = dayStart(span === 'Today' ? 0 : -BEFORE_DAYS);
  const read = useApiQuery(UpcomingTasksDocument, { start, end }, { keepPrevious: true, quiet: true });
  return (
    <>
      <FilterBar>
        <FilterTabs label="Period" tabs={SPANS} value={span} onChange={setSpan} />
      </FilterBar>
      <ReadRows
        label="Upcoming tasks"
        read={read}
        rows={({ searchTaskByDateRange }) => searchTaskByDateRange}
        rowId={({ taskID }) => taskID}
        empty={{ icon: IconCalendarCheck, title: span === 'Today' ? 'No tasks due today' : 'No tasks due' }}
        loadingRows={3}
        rowHeight={44}
      >
        {(task) => <TaskRow task={task} flag={dueFlag(span, timesOf(task), new Date(), new Date(end))} />}
      </ReadRows>
    </>
  );
}

function timesOf({ dueDateTime: due, reminderDateTime: reminder }: TaskRowFragment) {
  return { due: due === null ? null : new Date(due), reminder: reminder === null ? null : new Date(reminder) };
}

/** Returns the start of the clinic's day that many days from today. */
function dayStart(days: number): string {
  const [year, month, day] = today().split('-').map(Number) as [number, number, number];
  return instantOf(new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10), '00:00');
}
