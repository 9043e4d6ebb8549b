import { ActionIcon, Anchor } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { NoteMessagesDocument, RemoveNoteMessageDocument } from '../chart.operations.gen.ts';
import { useOpenedNote } from '../panels/note-context.ts';
import classes from '../side.module.css';

/** The secure messages attached to the note, as they were; renders nothing if there are none. */
export function NoteMessages() {
  const { note, locked } = useOpenedNote();
  const read = useApiQuery(NoteMessagesDocument, { noteId: note.id }, { quiet: true });
  useLive('chart.note-changed', (body) => {
    const { id, part } = (body ?? {}) as { id?: string; part?: string };
    if (body === undefined || (id === note.id && part === 'messages')) refreshQueries('chart', 'NoteMessages');
  });
  const messages = read.data?.chart_note_messages ?? [];
  if (messages.length === 0) return <ReadHint read={read} label="Secure messages" />;
  const remove = (id: string): void =>
    void request(RemoveNoteMessageDocument, { noteId: note.id, id }).then(
      () => refreshQueries('chart', 'NoteMessages'),
      reportError,
    );
  return (
    <Panel title="Secure Messages" flush>
      <ul className={classes.list} aria-label="Messages in this note">
        {messages.map(({ id, conversation_id: conversationId, sender_name, sent_time, subject, body, taken_name }) => (
          <li key={id} className={classes.row}>
            <div className={classes.words}>
              {can('messages.use') ? (
                <Anchor component={Link} to={`/securemessage/${conversationId}`} underline="always" inherit>
                  {subject}
                </Anchor>
              ) : (
                <strong>{subject}</strong>
              )}
              <div className={classes.facts}>
                {sender_name} · {formatInstant(sent_time)} · added by {taken_name}
              </div>
              <p className={classes.text}>{body}</p>
            </div>
            {!locked && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove from note: ${subject}`}
                onClick={() => remove(id)}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
