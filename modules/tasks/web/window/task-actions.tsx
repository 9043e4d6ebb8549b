import '@mantine/core/styles/Menu.layer.css';
import { Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { can, useViewer } from '#kit/session/viewer.ts';
import { dispositions, dispositionWords } from '../../rules/index.ts';
import { completeWithUndo } from '../list/complete-with-undo.ts';
import { snoozeChoices } from '../list/snooze-choices.ts';
import {
  DeleteTaskDocument,
  EndTaskDocument,
  ForwardTaskDocument,
  ReviewDocumentDocument,
  SnoozeTaskDocument,
} from '../task.operations.gen.ts';
import type { WholeTask } from './whole-task.ts';
import { ForwardDialog } from './forward-dialog.tsx';

interface TaskActionsProps {
  task: WholeTask;
  onClose: () => void;
}

/** Actions on a whole task: complete, snooze, forward, claim, delete. */
export function TaskActions({ task, onClose }: TaskActionsProps) {
  const id = task.taskID;
  if (!can('tasks.edit')) return null;
  const run: Run = (work, closes = false) => {
    work.then(
      () => {
        refreshQueries('task');
        if (closes) onClose();
      },
      (error: Error) => toast.error(error.message),
    );
  };
  if (task.completeDateTime === null && task.deleteDateTime === null)
    return (
      <>
        <DoneButton task={task} onClose={onClose} run={run} />
        <MoreActions task={task} run={run} />
      </>
    );
  const reopen = (): Promise<unknown> =>
    task.deleteDateTime === null
      ? request(EndTaskDocument, { id, completeDateTime: null })
      : request(DeleteTaskDocument, { id, deleteDateTime: null });
  return (
    <Button variant="default" onClick={() => run(reopen())}>
      Reopen
    </Button>
  );
}

/** Runs an action, and optionally closes the window afterwards. */
type Run = (work: Promise<unknown>, closes?: boolean) => void;

/** Completes the task, in the way its type requires. */
function DoneButton({ task, onClose, run }: TaskActionsProps & { run: Run }) {
  const id = task.taskID;
  const done = (disposition: (typeof dispositions)[number] | null): void =>
    run(
      completeWithUndo([id], disposition).then((marked) => {
        if (marked.length > 0) onClose();
      }),
    );
  if (task.closing === 'free')
    return task.taskType === 'DocsForReview' ? (
      <Button variant="light" onClick={() => run(request(ReviewDocumentDocument, { id }), true)}>
        Mark as reviewed
      </Button>
    ) : (
      <Button variant="light" onClick={() => done(null)}>
        Done
      </Button>
    );
  if (task.closing !== 'disposition') return null;
  return (
    <Menu>
      <Menu.Target>
        <Button variant="light">Done: choose the outcome</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {dispositions.map((each) => (
          <Menu.Item key={each} onClick={() => done(each)}>
            {dispositionWords[each]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Claim, forward, snooze and delete. */
function MoreActions({ task, run }: { task: WholeTask; run: Run }) {
  const [isForwarding, setForwarding] = useState(false);
  const { userId } = useViewer();
  const id = task.taskID;
  const claim = (): Promise<unknown> => {
    const to = { id: userId, type: 'Doctor' } as const;
    return request(ForwardTaskDocument, { id, version: task.version, to, mode: 'hand_over', note: null });
  };
  const remove = async (): Promise<void> => {
    await request(DeleteTaskDocument, { id, deleteDateTime: new Date().toISOString() });
    const undo = (): void => run(request(DeleteTaskDocument, { id, deleteDateTime: null }));
    toast.success('Task deleted', { action: { label: 'Undo', run: undo } });
  };
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button variant="default" aria-label="More actions">
            <IconDots size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {task.ownedBy.id !== userId && task.ownedBy.type !== 'Patient' && (
            <Menu.Item onClick={() => run(claim())}>Claim</Menu.Item>
          )}
          <Menu.Item onClick={() => setForwarding(true)}>Forward…</Menu.Item>
          <Menu.Label>Snooze</Menu.Label>
          {snoozeChoices().map(({ label, until }) => (
            <Menu.Item key={label} onClick={() => run(request(SnoozeTaskDocument, { id, until }), true)}>
              {label}
            </Menu.Item>
          ))}
          {task.bucket === 'Snoozed' && (
            <Menu.Item onClick={() => run(request(SnoozeTaskDocument, { id, until: null }))}>End snooze</Menu.Item>
          )}
          {task.closing === 'free' && (
            <>
              <Menu.Divider />
              <Menu.Item color="red" onClick={() => run(remove(), true)}>
                Delete
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isForwarding && <ForwardDialog task={task} onClose={() => setForwarding(false)} />}
    </>
  );
}
