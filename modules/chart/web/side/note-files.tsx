import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPaperclip, IconPlus, IconX } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { request, requestRest } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Panel } from '#kit/page/panel.tsx';
import { openWindow } from '#kit/windows/open-windows.ts';
import { cacheNote } from '../chart-note.ts';
import { RemoveNoteAttachmentDocument, RemoveNoteHandoutDocument } from '../chart.operations.gen.ts';
import { useOpenedNote } from '../panels/note-context.ts';
import { loadNote } from '../saving/note-work.ts';
import { openPdf } from '#kit/api/open-pdf.ts';
import classes from '../side.module.css';

const HandoutDialog = lazy(() => import('./handout-dialog.tsx').then((file) => ({ default: file.HandoutDialog })));
const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.gif,.webp,.txt,application/pdf,image/*,text/plain';

/** The handouts given to the patient, and the files attached to the note. */
export function NoteFiles() {
  return (
    <>
      <Handouts />
      <Attachments />
    </>
  );
}

function Handouts() {
  const { note, locked } = useOpenedNote();
  const [giving, setGiving] = useState(false);
  const remove = (id: string): void => {
    request(RemoveNoteHandoutDocument, { noteId: note.id, id })
      .then(({ chart_note_handout_remove: parts }) => cacheNote(note.id, parts))
      .catch(reportError);
  };
  return (
    <Panel
      title="Handouts"
      flush
      actions={
        !locked && (
          <ActionIcon variant="subtle" color="gray" aria-label="Give handout" onClick={() => setGiving(true)}>
            <IconPlus size={18} />
          </ActionIcon>
        )
      }
    >
      {note.handouts.length === 0 && <p className={classes.empty}>No handouts given.</p>}
      <ul className={classes.list} aria-label="Handouts">
        {note.handouts.map(({ id, title, given_name, given_time, sent_time, file_name }) => (
          <li key={id} className={classes.row}>
            <div className={classes.words}>
              <button
                type="button"
                className={classes.name}
                onClick={() =>
                  openWindow(
                    'chart-document',
                    file_name === null
                      ? { noteId: note.id, handoutId: id, title }
                      : { noteId: note.id, path: handoutPath(note.id, id), type: 'application/pdf', title },
                  )
                }
              >
                {title}
              </button>
              <div className={classes.facts}>
                {file_name !== null && 'PDF · '}
                {given_name} · {formatInstant(given_time)}
                {sent_time !== null && ' · in the patient portal'}
              </div>
            </div>
            <Menu position="bottom-end" shadow="md" returnFocus>
              <Menu.Target>
                <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${title}`}>
                  <IconDots size={16} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => openPdf(handoutPath(note.id, id))}>Print</Menu.Item>
                {!locked && (
                  <Menu.Item color="red" onClick={() => remove(id)}>
                    Remove from note
                  </Menu.Item>
                )}
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
      </ul>
      {giving && (
        <Suspense>
          <HandoutDialog onClose={() => setGiving(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

function handoutPath(noteId: string, id: string): string {
  return `/api/chart/notes/${noteId}/handouts/${id}.pdf`;
}

function Attachments() {
  const { note, locked } = useOpenedNote();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const upload = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      const body = new FormData();
      body.append('file', file, file.name);
      const query = new URLSearchParams({ chart_note_id: note.id, id: crypto.randomUUID() });
      await requestRest(`/api/chart/attachments?${query}`, { method: 'POST', body });
      toast.success(`${file.name} uploaded successfully`);
    }
  };
  const take = (files: readonly File[]): void => {
    if (files.length === 0) return;
    setBusy(true);
    upload(files)
      .catch(reportError)
      .finally(() => {
        setBusy(false);
        void loadNote(note.id).catch(() => undefined);
      });
  };
  const remove = (id: string): void => {
    request(RemoveNoteAttachmentDocument, { noteId: note.id, id })
      .then(({ chart_note_attachment_remove: parts }) => cacheNote(note.id, parts))
      .catch(reportError);
  };
  return (
    <Panel
      title="Attachments"
      flush
      actions={
        !locked && (
          <Button
            size="compact-xs"
            variant="default"
            leftSection={<IconPaperclip size={14} />}
            loading={busy}
            onClick={() => input.current?.click()}
          >
            Add file
          </Button>
        )
      }
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label="Attach file"
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {note.attachments.length === 0 && <p className={classes.empty}>No files.</p>}
      <ul className={classes.list} aria-label="Attachments">
        {note.attachments.map(({ id, file_name, file_type, byte_size, added_name, path }) => (
          <li key={id} className={classes.row}>
            <div className={classes.words}>
              <button
                type="button"
                className={classes.name}
                onClick={() =>
                  openWindow('chart-document', { noteId: note.id, path, type: file_type, title: file_name })
                }
              >
                {file_name}
              </button>
              <div className={classes.facts}>
                {sizeText(byte_size)} · {added_name}
              </div>
            </div>
            {!locked && (
              <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${file_name}`} onClick={() => remove(id)}>
                <IconX size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
