import { ActionIcon, Button, Title } from '@mantine/core';
import { IconArrowLeft, IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import classes from './outbox-page.module.css';
import { linkedText } from './linked-text.ts';
import { type OutboxMessage, readOutboxMessage } from './read-outbox.ts';

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** One message with its content; HTML is shown in a frame without scripts that opens links in a new tab. */
export function OutboxMessageView({ id, onClose }: { id: string; onClose: () => void }) {
  const message = useQuery({
    queryKey: ['sandbox', 'message', id],
    queryFn: ({ signal }) => readOutboxMessage(id, signal),
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
  });
  return (
    <>
      <div className={classes.close}>
        <ActionIcon size={44} aria-label="Back to the list" onClick={onClose}>
          <IconArrowLeft size={20} stroke={1.75} />
        </ActionIcon>
      </div>
      <ReadState read={message} label="Message">
        {(read) => <Words message={read} />}
      </ReadState>
    </>
  );
}

function Words({ message }: { message: OutboxMessage }) {
  const [plain, setPlain] = useState(message.html === null);
  return (
    <article className={classes.words}>
      <Title order={2}>{message.channel === 'email' ? message.subject || '(no subject)' : 'Text message'}</Title>
      <dl className={classes.envelope}>
        <dt>To</dt>
        <dd>{message.to}</dd>
        <dt>From</dt>
        <dd>{message.from}</dd>
        <dt>Sent</dt>
        <dd>{formatInstant(message.time, ZONE)}</dd>
      </dl>
      {message.attachments.length > 0 && (
        <ul className={classes.attachments} aria-label="Attachments">
          {message.attachments.map(({ name, size }) => (
            <li key={name}>
              <IconPaperclip size={14} stroke={1.75} aria-hidden /> {name} ({Math.max(1, Math.round(size / 1024))} kB)
            </li>
          ))}
        </ul>
      )}
      {plain ? (
        <p className={classes.plain}>
          {linkedText(message.text).map(({ text, href }, index) =>
            href === null ? (
              text
            ) : (
              <a key={index} href={href} target="_blank" rel="noreferrer">
                {text}
              </a>
            ),
          )}
        </p>
      ) : (
        <iframe
          className={classes.frame}
          title="The message"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          srcDoc={`<base target="_blank"><meta name="color-scheme" content="light">${message.html ?? ''}`}
        />
      )}
      {message.html !== null && (
        <Button variant="default" size="xs" onClick={() => setPlain(!plain)}>
          {plain ? 'Show as designed' : 'Show as plain text'}
        </Button>
      )}
    </article>
  );
}
