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

/** What can be done with a task as a whole: done, put aside, handed over, claimed, deleted. */
export function TaskActions({ task, onClose }: TaskActionsProps) {
  const [isForwarding, setForwarding] = useState(false);
  const { userId } = useViewer();
  const id = task.taskID;
  if (!can('tasks.edit')) return null;
  const run = (work: Promise<unknown>, closes = false): void => {
    work.then(
      () => {
        refreshQueries('task');
        if (closes) onClose();
      },
      (error: Error) => toast.error(error.message),
    );
  };
  const done = (disposition: (typeof dispositions)[number] | null): void =>
    run(
      completeWithUndo([id], disposition).then((marked) => {
        if (marked.length > 0) onClose();
      }),
    );
  if (task.completeDateTime !== null || task.deleteDateTime !== null)
    return (
      <Button
        variant="default"
        onClick={() =>
          run(
            task.deleteDateTime === null
              ? request(EndTaskDocument, { id, completeDateTime: null })
              : request(DeleteTaskDocument, { id, deleteDateTime: null }),
          )
        }
      >
        Open again
      </Button>
    );
  const isMine = task.ownedBy.id === userId;
  return (
    <>
      {task.closing === 'free' && task.taskType !== 'DocsForReview' && (
        <Button variant="light" onClick={() => done(null)}>
          Done
        </Button>
      )}
      {task.taskType === 'DocsForReview' && task.closing === 'free' && (
        <Button variant="light" onClick={() => run(request(ReviewDocumentDocument, { id }), true)}>
          Mark reviewed
        </Button>
      )}
      {task.closing === 'disposition' && (
        <Menu>
          <Menu.Target>
            <Button variant="light">Done: what became of it?</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {dispositions.map((each) => (
              <Menu.Item key={each} onClick={() => done(each)}>
                {dispositionWords[each]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Menu>
        <Menu.Target>
          <Button variant="default" aria-label="More actions">
            <IconDots size={16} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {!isMine && task.ownedBy.type !== 'Patient' && (
            <Menu.Item
              onClick={() =>
                run(
                  request(ForwardTaskDocument, {
                    ...{ id, version: task.version, to: { id: userId, type: 'Doctor' }, mode: 'hand_over', note: null },
                  }),
                )
              }
            >
              Claim
            </Menu.Item>
          )}
          <Menu.Item onClick={() => setForwarding(true)}>Forward…</Menu.Item>
          <Menu.Label>Snooze</Menu.Label>
          {snoozeChoices().map(({ label, until }) => (
            <Menu.Item key={label} onClick={() => run(request(SnoozeTaskDocument, { id, until }), true)}>
              {label}
            </Menu.Item>
          ))}
          {task.bucket === 'Snoozed' && (
            <Menu.Item onClick={() => run(request(SnoozeTaskDocument, { id, until: null }))}>Bring back now</Menu.Item>
          )}
          {task.closing === 'free' && (
            <>
              <Menu.Divider />
              <Menu.Item
                color="red"
                onClick={() =>
                  run(
                    request(DeleteTaskDocument, { id, deleteDateTime: new Date().toISOString() }).then(() => {
                      toast.success('Task deleted', {
                        action: {
                          label: 'Undo',
                          run: () => run(request(DeleteTaskDocument, { id, deleteDateTime: null })),
                        },
                      });
                    }),
                    true,
                  )
                }
              >
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
