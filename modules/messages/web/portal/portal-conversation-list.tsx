import { t } from '#kit/language/use-language.ts';
import { Button } from '@mantine/core';
import { formatInstant } from '#kit/formats/instant.ts';
import type { PortalSummary } from './portal-mailbox.ts';
import classes from './portal-messages.module.css';

interface ConversationListProps {
  list: { hasMore: boolean; summaries: readonly PortalSummary[] };
  onOpen: (conversationId: string) => void;
  onOlder: () => void;
  onWrite: () => void;
}

/** A patient's conversations, newest first, with buttons for older ones and for a new message. */
export function PortalConversationList({
  list: { hasMore, summaries },
  onOpen,
  onOlder,
  onWrite,
}: ConversationListProps) {
  return (
    <>
      {summaries.length === 0 && <p className={classes.quiet}>{t('You have no messages.')}</p>}
      <ul className={classes.rows} aria-label={t('Conversations')}>
        {summaries.map(({ conversationId, content, message, status, participants }) => (
          <li key={conversationId}>
            <button
              type="button"
              className={classes.row}
              data-unread={status === 'unread' || undefined}
              onClick={() => onOpen(conversationId)}
            >
              <span>{content.subject}</span>
              {status === 'unread' && <b>{t('New')}</b>}
              <small>
                {participants
                  .filter(({ type }) => type === 'Doctor')
                  .map(({ name }) => name)
                  .join(', ')}{' '}
                · {formatInstant(message.createdTime)}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        {hasMore && (
          <Button variant="default" onClick={onOlder}>
            {t('Show older conversations')}
          </Button>
        )}
        <Button variant="default" onClick={onWrite}>
          {t('Write a message')}
        </Button>
      </div>
    </>
  );
}
