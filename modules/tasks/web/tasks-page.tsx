import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { Page } from '#kit/page/page.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { can } from '#kit/session/viewer.ts';
import { Absence } from './absence.tsx';
import { openTaskWindow } from './open-task-window.ts';
import { QuickNotes } from './quick-notes.tsx';
import { TaskFilters } from './list/task-filters.tsx';
import { TaskList } from './list/task-list.tsx';
import { LISTS, noFilter, type TaskFilter } from './list/task-lists.ts';

type Tab = 'open' | 'done' | 'notes';
const TABS: readonly { value: Tab; label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
];
const NOTES = { value: 'notes', label: 'Quick notes' } as const;

/** All tasks, or one of three kinds, in buckets by due date; the list of all also shows the quick notes. */
export function TasksPage() {
  useTaskOfAddress();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { title, types, empty } = LISTS[path] ?? LISTS['/tasks/ToDo']!;
  const [filter, setFilter] = useState<TaskFilter>(noFilter);
  const [chosen, setTab] = useState<Tab>('open');
  const tab = chosen === 'notes' && title !== 'Tasks' ? 'open' : chosen;
  return (
    <Page>
      <PageHeader title={title}>
        <Absence />
        {can('tasks.edit') && <AddButton onClick={() => openTaskWindow()}>New Task</AddButton>}
      </PageHeader>
      <FilterBar>
        <FilterTabs
          label="Tasks shown"
          tabs={title === 'Tasks' ? [...TABS, NOTES] : TABS}
          value={tab}
          onChange={setTab}
        />
        {tab !== 'notes' && <TaskFilters filter={filter} onChange={setFilter} />}
      </FilterBar>
      {tab === 'notes' ? (
        <QuickNotes />
      ) : (
        <TaskList key={`${path} ${tab}`} types={types} filter={filter} completed={tab === 'done'} empty={empty} />
      )}
    </Page>
  );
}

/** Opens the window of the task in ?task=<id>, from a notification or a search, and removes the parameter. */
function useTaskOfAddress(): void {
  const { task }: { task?: string } = useSearch({ strict: false });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const navigate = useNavigate();
  useEffect(() => {
    if (task === undefined) return;
    openTaskWindow({ taskId: task });
    void navigate({ to: path, replace: true });
  }, [task, path, navigate]);
}
