import { Button, TextInput } from '@mantine/core';
import { IconNote, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowIcon } from '#kit/rows/row-buttons.tsx';
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

/** The user's quick notes with their lines, visible to no one else. */
export function QuickNotes() {
  useLiveTasks();
  const read = useApiQuery(QuickNotesDocument, {}, { quiet: true });
  const notes = read.data?.searchTask.taskList ?? [];
  return (
    <>
      <NewLine
        label="New quick note"
        placeholder="Enter a note and press Enter"
        onAdd={(content) => run(request(CreateQuickNoteDocument, { content, key: crypto.randomUUID() }))}
      />
      {notes.length === 0 ? (
        <ReadRows
          label="Quick notes"
          read={read}
          rows={() => notes}
          empty={{
            icon: IconNote,
            title: 'No quick notes yet',
            detail: 'Only you see them, here and in the checklist on your dashboard.',
          }}
          rowHeight={64}
        >
          {() => null}
        </ReadRows>
      ) : (
        <div className={classes.notes}>
          {notes.map((note) => (
            <QuickNote key={note.taskID} note={note} />
          ))}
        </div>
      )}
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
            aria-label="Note"
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
          <RowIcon
            label={`Delete note ${subject}`}
            icon={IconTrash}
            onClick={() =>
              void run(request(DeleteTaskDocument, { id: taskID, deleteDateTime: new Date().toISOString() }))
            }
          />
        </span>
      }
    >
      <Lines bullets={bullets} />
      <NewLine
        label="New line"
        placeholder="Add line"
        onAdd={(bullet) => run(request(UpdateQuickNoteDocument, { id: taskID, bullet }))}
      />
    </Panel>
  );
}

function Lines({ bullets }: { bullets: Note['bullets'] }) {
  return (
    <ul className={classes.bullets}>
      {bullets.map(({ bulletID, bulletInfo }) => (
        <li key={bulletID}>
          <TextInput
            aria-label="Line (leave blank to delete)"
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
  );
}
