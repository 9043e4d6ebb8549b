import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconNote, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { Panel } from '#kit/page/panel.tsx';
import { completeWithUndo } from './list/complete-with-undo.ts';
import { NewLine } from './new-line.tsx';
import {
  CreateQuickNoteDocument,
  DeleteTaskDocument,
  QuickNotesDocument,
  UpdateBulletDocument,
  UpdateQuickNoteDocument,
  type QuickNotesQuery,
} from './task.operations.gen.ts';
import classes from './tasks.module.css';
import { useLiveTasks } from './use-task-count.ts';

type Note = QuickNotesQuery['searchTask']['taskList'][number];

const run = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => {
      refreshQueries('task');
      return true;
    },
    (error: Error) => {
      toast.error(error.message);
      return false;
    },
  );

/** One's own quick notes with their lines; nobody else sees them. */
export function QuickNotes() {
  useLiveTasks();
  const query = useApiQuery(QuickNotesDocument, {}, { quiet: true });
  const notes = query.data?.searchTask.taskList;
  return (
    <>
      <NewLine
        label="New quick note"
        placeholder="Write a note and press Enter"
        onAdd={(content) => run(request(CreateQuickNoteDocument, { content, key: crypto.randomUUID() }))}
      />
      {query.isError && notes === undefined && (
        <ErrorState what="The quick notes" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <RowsSkeleton rows={4} height={64} />}
      {notes?.length === 0 && (
        <EmptyState icon={IconNote} title="No quick notes">
          They are yours alone, and stand in the check list of your dashboard too.
        </EmptyState>
      )}
      <div className={classes.notes}>
        {notes?.map((note) => (
          <QuickNote key={note.taskID} note={note} />
        ))}
      </div>
    </>
  );
}

function QuickNote({ note: { taskID, subject, bullets } }: { note: Note }) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = async (content: string): Promise<void> => {
    setRenaming(false);
    if (content.trim() !== '' && content !== subject)
      await run(request(UpdateQuickNoteDocument, { id: taskID, content }));
  };
  return (
    <Panel
      title={
        isRenaming ? (
          <TextInput
            aria-label="The note"
            defaultValue={subject}
            autoFocus
            onBlur={(event) => void rename(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
              if (event.key === 'Escape') setRenaming(false);
            }}
          />
        ) : (
          <button type="button" className={classes.plain} title="Rename" onClick={() => setRenaming(true)}>
            {subject}
          </button>
        )
      }
      actions={
        <span className={classes.row}>
          <Button size="compact-sm" variant="default" onClick={() => void completeWithUndo([taskID])}>
            Done
          </Button>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Delete the note ${subject}`}
            onClick={() =>
              void run(request(DeleteTaskDocument, { id: taskID, deleteDateTime: new Date().toISOString() }))
            }
          >
            <IconTrash size={16} />
          </ActionIcon>
        </span>
      }
    >
      <ul className={classes.bullets}>
        {bullets.map(({ bulletID, bulletInfo }) => (
          <li key={bulletID}>
            <TextInput
              aria-label="A line; emptied it is taken away"
              variant="unstyled"
              defaultValue={bulletInfo}
              onBlur={(event) => {
                const info = event.currentTarget.value;
                if (info !== bulletInfo) void run(request(UpdateBulletDocument, { id: bulletID, info }));
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.currentTarget.blur();
              }}
            />
          </li>
        ))}
      </ul>
      <NewLine
        label="New line"
        placeholder="Add a line"
        onAdd={(bullet) => run(request(UpdateQuickNoteDocument, { id: taskID, bullet }))}
      />
    </Panel>
  );
}
