import { ActionIcon, Title } from '@mantine/core';
import { IconArrowLeft, IconMail, IconMailOpened, IconMessage, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { hasCode } from '#kit/api/api-error.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { timeAgo } from '#kit/formats/time-ago.ts';
import { SalusMark } from '#kit/page/salus-mark.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { useSession } from '#kit/session/viewer.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { OutboxMessageView } from './outbox-message-view.tsx';
import classes from './outbox-page.module.css';
import { type OutboxEntry, readOutbox } from './read-outbox.ts';

const LOOK_AGAIN = 3000;

/** Emails and texts sent by the demo clinic: codes and invitations are readable before signing in. */
export function OutboxPage() {
  const { message }: { message?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const signedIn = useSession((state) => state.status === 'signed-in');
  const outbox = useQuery({
    queryKey: ['sandbox', 'outbox'],
    queryFn: ({ signal }) => readOutbox(signal),
    refetchInterval: LOOK_AGAIN,
    retry: false,
    meta: { quiet: true },
  });
  const isClosed = hasCode(outbox.error, 'NOT_FOUND');
  const open = (id: string | undefined): void =>
    void navigate({ to: '/sandbox/outbox', search: id === undefined ? {} : { message: id } });

  return (
    <main className={classes.page} id="main" data-open={message !== undefined || undefined}>
      <header className={classes.head}>
        <SalusMark size={28} />
        <div className={classes.title}>
          <Title order={1}>Mail and messages of the demo clinic</Title>
          <p>
            {isClosed
              ? 'The outbox is available only while the demo clinic is the only clinic on this server. Your own clinic sends through your mail server.'
              : 'Nothing leaves this computer: all messages from the clinic stay here.'}
          </p>
        </div>
        <ActionIcon size="lg" aria-label="Check for new messages" onClick={() => void outbox.refetch()}>
          <IconRefresh size={18} stroke={1.75} />
        </ActionIcon>
        <Link to={signedIn ? '/' : '/login'} className={classes.back}>
          <IconArrowLeft size={16} stroke={1.75} />
          {signedIn ? 'Back to Salus' : 'Back to the sign-in'}
        </Link>
      </header>
      <ReadState read={outbox} label="Messages" notFound="Outbox not available" rowHeight={76}>
        {(messages) => (
          <div className={classes.both}>
            <div className={classes.list}>
              <ReadRows
                label="Messages"
                read={allRows(messages)}
                empty={{
                  icon: IconMailOpened,
                  title: 'No messages yet',
                  detail: 'Invitations, codes, confirmations and reminders appear here automatically.',
                }}
              >
                {(entry) => <Entry entry={entry} open={entry.id === message} onOpen={() => open(entry.id)} />}
              </ReadRows>
            </div>
            <section className={classes.message} aria-label="Message">
              {message === undefined ? (
                <p className={classes.choose}>Choose a message to read it.</p>
              ) : (
                <OutboxMessageView key={message} id={message} onClose={() => open(undefined)} />
              )}
            </section>
          </div>
        )}
      </ReadState>
    </main>
  );
}

function Entry({ entry, open, onOpen }: { entry: OutboxEntry; open: boolean; onOpen: () => void }) {
  const ChannelIcon = entry.channel === 'email' ? IconMail : IconMessage;
  return (
    <li>
      <button type="button" className={classes.entry} aria-current={open || undefined} onClick={onOpen}>
        <ChannelIcon size={18} stroke={1.5} className={classes.channel} aria-hidden />
        <span className={classes.to}>{entry.to}</span>
        <time className={classes.time} dateTime={entry.time}>
          {timeAgo(entry.time, new Date())}
        </time>
        <span className={classes.subject}>{entry.channel === 'email' ? entry.subject : 'Text message'}</span>
        <span className={classes.preview}>{entry.preview}</span>
      </button>
    </li>
  );
}
