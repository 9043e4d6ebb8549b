import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Panel } from '#kit/page/panel.tsx';
import { can, useViewer } from '#kit/session/viewer.ts';
import { CommentOnNoteDocument, RemoveNoteCommentDocument } from '../chart.operations.gen.ts';
import { useOpenedNote } from '../panels/note-context.ts';
import { loadNote } from '../saving/note-work.ts';
import classes from '../side.module.css';

/** Comments on a note, before and after it is signed. */
export function NoteComments() {
  const { note } = useOpenedNote();
  const { userId } = useViewer();
  const remove = (id: string): void => {
    request(RemoveNoteCommentDocument, { id })
      .then(() => loadNote(note.id))
      .then(() => toast.success('Comment deleted'))
      .catch(reportError);
  };
  return (
    <Panel title="Comments" flush>
      {note.comments.length === 0 && !can('chart.write') && <p className={classes.empty}>No comments.</p>}
      <ul className={classes.list} aria-label="Comments">
        {note.comments.map(({ id, comment, comment_title, author, author_id, create_time }) => (
          <li key={id} className={classes.row}>
            <div className={classes.words}>
              {comment_title !== '' && <span className={classes.name}>{comment_title}</span>}
              <p className={classes.text}>{comment}</p>
              <div className={classes.facts}>
                {author} · {formatInstant(create_time)}
              </div>
            </div>
            {author_id === userId && (
              <ActionIcon variant="subtle" color="gray" aria-label="Delete comment" onClick={() => remove(id)}>
                <IconX size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {can('chart.write') && <NewComment noteId={note.id} />}
    </Panel>
  );
}

function NewComment({ noteId }: { noteId: string }) {
  const [title, setTitle] = useState('');
  const [comment, setComment] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const submit = (): void => {
    if (comment.trim() === '' || busy) return;
    setBusy(true);
    request(CommentOnNoteDocument, { id: key, noteId, comment, title })
      .then(() => loadNote(noteId))
      .then(() => {
        setTitle('');
        setComment('');
        setKey(crypto.randomUUID());
      })
      .catch(reportError)
      .finally(() => setBusy(false));
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <div className={classes.foot}>
      {comment !== '' && (
        <TextInput
          aria-label="Comment title"
          placeholder="Title (optional)"
          value={title}
          maxLength={120}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      )}
      <Textarea
        aria-label="Comment"
        placeholder="Comment on this note"
        autosize
        minRows={1}
        maxRows={8}
        maxLength={4000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        onKeyDown={pressed}
      />
      {comment !== '' && (
        <div className={classes.buttons}>
          <Button size="xs" onClick={submit} loading={busy}>
            Comment
          </Button>
        </div>
      )}
    </div>
  );
}
