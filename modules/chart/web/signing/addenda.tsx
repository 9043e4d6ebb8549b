import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Panel } from '#kit/page/panel.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { mayWriteNote } from '../../rules/index.ts';
import { cacheNote, type NoteDetails } from '../chart-note.ts';
import { AddAddendumDocument } from '../chart.operations.gen.ts';
import classes from '../side.module.css';

/** The addenda of a signed note, with a form to add one. */
export function Addenda({ note }: { note: NoteDetails }) {
  const viewer = useViewer();
  const [text, setText] = useState<string | null>(null);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const mayAdd = mayWriteNote(viewer, note.clinic_user_id);
  if (note.addenda.length === 0 && !mayAdd) return null;
  const add = async (): Promise<void> => {
    const yes = await confirm({
      title: 'Sign this addendum?',
      message: 'It is added below the note under your name. It can’t be changed after you sign it.',
      confirm: 'Sign addendum',
      cancel: 'Cancel',
    });
    if (!yes) return;
    const added = await request(AddAddendumDocument, { id: key, noteId: note.id, text: text ?? '' });
    cacheNote(note.id, added.chart_note_addendum_create);
    setText(null);
    setKey(crypto.randomUUID());
    toast.success('Addendum added');
  };
  return (
    <Panel
      title="Addenda"
      flush
      actions={
        mayAdd &&
        text === null && (
          <Button size="compact-sm" variant="default" onClick={() => setText('')}>
            Add addendum
          </Button>
        )
      }
    >
      {note.addenda.length === 0 && text === null && <p className={classes.empty}>No addenda.</p>}
      <ol className={classes.list} aria-label="Addenda">
        {note.addenda.map((addendum) => (
          <li key={addendum.id} className={classes.row}>
            <div className={classes.words}>
              <div className={classes.facts}>
                {addendum.author_name} · {formatInstant(addendum.create_time)}
              </div>
              <p className={classes.text}>{addendum.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {text !== null && (
        <div className={classes.foot}>
          <Textarea
            aria-label="Addendum"
            autoFocus
            autosize
            minRows={3}
            maxRows={14}
            maxLength={20_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => setText(null)}>
              Cancel
            </Button>
            <Button
              disabled={text.trim() === ''}
              loading={busy}
              onClick={() => {
                setBusy(true);
                add()
                  .catch(reportError)
                  .finally(() => setBusy(false));
              }}
            >
              Sign addendum
            </Button>
          </div>
        </div>
      )}
    </Panel>
  );
}
