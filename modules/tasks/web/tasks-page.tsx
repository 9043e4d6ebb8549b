import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, SegmentedControl } from '@mantine/core';
import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Page } from '#kit/page/page.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { can } from '#kit/session/viewer.ts';
import { Absence } from './absence.tsx';
import { openTaskWindow } from './open-task-window.ts';
import { QuickNotes } from './quick-notes.tsx';
import { TaskFilters, noFilter, type TaskFilter } from './list/task-filters.tsx';
import { TaskList } from './list/task-list.tsx';
import type { TaskRowFragment } from './task.operations.gen.ts';

type TaskType = TaskRowFragment['taskType'];

const LISTS: Readonly<Record<string, { title: string; types: TaskType[]; empty: string }>> = {
  '/tasks/ToDo': { title: 'Tasks', types: ['ToDo', 'OpenOrder'], empty: 'Nothing to do' },
  '/tasks/FollowUp': { title: 'Follow-ups', types: ['FollowUp'], empty: 'Nobody to follow up' },
  '/tasks/DocumentReview': {
    title: 'Document review',
    types: ['DocsForReview'],
    empty: 'No document waits for review',
  },
  '/tasks/OpenSOAPnote': {
    title: 'Open notes',
    types: ['OpenSOAPnote', 'NoteToCosign'],
    empty: 'No note is open',
  },
};

/** One of the four lists of tasks, in buckets by when they are due; the to-do list has the quick notes beside it. */
export function TasksPage() {
  useTaskOfAddress();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { title, types, empty } = LISTS[path] ?? LISTS['/tasks/ToDo']!;
  const [filter, setFilter] = useState<TaskFilter>(noFilter);
  const [shown, setShown] = useState('open');
  return (
    <Page>
      <PageHeader title={title}>
        <SegmentedControl
          aria-label="Which tasks"
          size="xs"
          value={shown}
          onChange={setShown}
          data={[
            { value: 'open', label: 'Open' },
            { value: 'done', label: 'Done' },
            ...(title === 'Tasks' ? [{ value: 'notes', label: 'Quick notes' }] : []),
          ]}
        />
        <Absence />
        {can('tasks.edit') && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => openTaskWindow()}>
            New Task
          </Button>
        )}
      </PageHeader>
      {shown === 'notes' && title === 'Tasks' ? (
        <QuickNotes />
      ) : (
        <>
          <TaskFilters filter={filter} onChange={setFilter} />
          <TaskList key={`${path} ${shown}`} types={types} filter={filter} completed={shown === 'done'} empty={empty} />
        </>
      )}
    </Page>
  );
}

/** A notification or a search leads to ?task=<id>: its window opens, and the address is plain again. */
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
