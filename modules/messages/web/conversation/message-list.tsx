import { Button } from '@mantine/core';
import { IconArrowForwardUp, IconChecks, IconNote, IconPaperclip } from '@tabler/icons-react';
import { formatInstant } from '#kit/formats/instant.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { viewerId } from '#kit/session/viewer.ts';
import { openForward } from '../compose/open-compose.ts';
import { AddToChart } from '../documents/add-to-chart.tsx';
import { downloadFile } from '../drive-api.ts';
import { openDocument } from '../drive/open-document.ts';
import { sizeText } from '../drive/size-text.ts';
import { MessageActions } from './message-actions.tsx';
import type { OpenedConversation, OpenedHeld, OpenedMessage, OpenedNote } from '../use-mailbox.ts';
import classes from './conversation.module.css';

/** The messages of a conversation with the members' notes in between, oldest first. */
export function MessageList({
  conversation: { messages, notes, held, patientId },
}: {
  conversation: OpenedConversation;
}) {
  const all = [
    ...messages.map((message) => ({ time: message.createdTime, message, note: null })),
    ...notes.map((note) => ({ time: note.createdTime, message: null, note })),
  ].toSorted((one, other) => (one.time < other.time ? -1 : 1));
  return (
    <ol className={classes.messages} aria-label="Messages">
      {all.map(({ message, note }) =>
        message === null ? (
          <Note key={note.id} note={note} />
        ) : (
          <Message key={message.id} message={message} patientId={patientId} />
        ),
      )}
      {held.map((one) => (
        <HeldMessage key={one.id} held={one} />
      ))}
    </ol>
  );
}

function Message({ message, patientId }: { message: OpenedMessage; patientId: string | null }) {
  const { sender, recipients, content, attachment, createdTime, isForward, isAutomatic } = message;
  const isOwn = sender.participantId === viewerId();
  return (
    <li className={classes.message} data-own={isOwn || undefined}>
      <div className={classes.head}>
        <strong>{isOwn ? 'You' : sender.name}</strong>
        {isForward && <small>forwarded</small>}
        {isAutomatic && <small>automatic reply</small>}
        <time dateTime={createdTime} title={timeAgo(createdTime, new Date())}>
          {formatInstant(createdTime)}
        </time>
        <span className={classes.acts}>
          <MessageActions messageId={message.id} conversationId={message.conversationId} patientId={patientId} />
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconArrowForwardUp size={14} stroke={1.75} />}
            onClick={() => openForward(message.conversationId, message.id)}
          >
            Forward
          </Button>
        </span>
      </div>
      <p className={classes.body}>{content.body}</p>
      {attachment.length > 0 && (
        <ul className={classes.files} aria-label="Attachments">
          {attachment.map(({ id, file_name: name, byte_size: size }) => (
            <li key={id}>
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconPaperclip size={14} stroke={1.75} />}
                onClick={() => openDocument({ name, attachment: id })}
              >
                {name} · {sizeText(size)}
              </Button>
              {patientId !== null && (
                <AddToChart
                  patientId={patientId}
                  name={name}
                  fileId={id}
                  read={() => downloadFile({ attachment: id })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwn && (
        <p className={classes.receipts}>
          <IconChecks size={14} aria-hidden />
          {recipients
            .map(
              ({ name, readTime }) =>
                `${name}: ${readTime === null ? 'not read yet' : `read ${formatInstant(readTime)}`}`,
            )
            .join(' · ')}
        </p>
      )}
    </li>
  );
}

/** A held message: no one can read it yet, and the toast can recall it. */
function HeldMessage({ held: { content } }: { held: OpenedHeld }) {
  return (
    <li className={classes.message} data-own data-held>
      <div className={classes.head}>
        <strong>You</strong>
        <small>will be sent in a few seconds</small>
      </div>
      <p className={classes.body}>{content.body}</p>
    </li>
  );
}

function Note({ note }: { note: OpenedNote }) {
  return (
    <li className={classes.note}>
      <div className={classes.head}>
        <IconNote size={14} aria-hidden />
        <strong>{note.author}</strong>
        <small>Internal note, never shown to patients</small>
        <time dateTime={note.createdTime}>{formatInstant(note.createdTime)}</time>
      </div>
      <p className={classes.body}>{note.content.body}</p>
    </li>
  );
}
