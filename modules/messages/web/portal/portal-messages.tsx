import { Button } from '@mantine/core';
import { useCallback, useEffect, useId, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { LinesSkeleton } from '#kit/feedback/skeletons.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import { canEncrypt } from '../crypto/browser-pair.ts';
import { PortalConversationView } from './portal-conversation-view.tsx';
import { listConversations, type PortalBeginning, type PortalSummary } from './portal-mailbox.ts';
import { PortalNewMessage } from './portal-new-message.tsx';
import classes from './portal-messages.module.css';

type Shown = { what: 'list' } | { what: 'new' } | { what: 'one'; id: string };

/** A patient's messages: what the clinic wrote, and the way to write and answer. */
export function PortalMessages({ call }: PortalSectionProps) {
  const heading = useId();
  const [begun, setBegun] = useState<PortalBeginning | null>(null);
  const [summaries, setSummaries] = useState<PortalSummary[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<Shown>({ what: 'list' });
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const load = useCallback(async (): Promise<void> => {
    try {
      const [beginning, list] = await Promise.all([call<PortalBeginning>('messages.begin'), listConversations(call)]);
      setBegun(beginning);
      setSummaries(list.summaries);
      setMore(list.hasMore);
      setPage(1);
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Your messages did not come. Please try again.');
    }
  }, [call]);
  useEffect(() => {
    if (canEncrypt) void load();
  }, [load]);
  const more = async (): Promise<void> => {
    try {
      const list = await listConversations(call, page + 1);
      setSummaries((now) => {
        const known = new Set(now?.map(({ conversationId }) => conversationId));
        return [...(now ?? []), ...list.summaries.filter(({ conversationId }) => !known.has(conversationId))];
      });
      setMore(list.hasMore);
      setPage(page + 1);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Your messages could not be loaded. Try again.');
    }
  };
  const back = (words: string | null): void => {
    setShown({ what: 'list' });
    setSaid(words);
    void load();
  };
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading}>My messages</h2>
      {!canEncrypt && <p className={classes.quiet}>Your browser offers no encryption here. Please call us instead.</p>}
      {problem !== null && (
        <div className={classes.pad}>
          <Notice tone="danger">{problem}</Notice>
          <Button variant="default" onClick={() => void load()}>
            Try again
          </Button>
        </div>
      )}
      {said !== null && (
        <div className={classes.pad}>
          <Notice>{said}</Notice>
        </div>
      )}
      {canEncrypt && problem === null && (begun === null || summaries === null) && <LinesSkeleton lines={3} />}
      {begun !== null && summaries !== null && shown.what === 'list' && (
        <>
          {summaries.length === 0 && <p className={classes.quiet}>You have no messages.</p>}
          <ul className={classes.rows} aria-label="Conversations">
            {summaries.map(({ conversationId, content, message, status, participants }) => (
              <li key={conversationId}>
                <button
                  type="button"
                  className={classes.row}
                  data-unread={status === 'unread' || undefined}
                  onClick={() => {
                    setSaid(null);
                    setShown({ what: 'one', id: conversationId });
                  }}
                >
                  <span>{content.subject}</span>
                  {status === 'unread' && <b>New</b>}
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
              <Button variant="default" onClick={() => void more()}>
                Show older conversations
              </Button>
            )}
            <Button
              variant="default"
              onClick={() => {
                setSaid(null);
                setShown({ what: 'new' });
              }}
            >
              Write a message
            </Button>
          </div>
        </>
      )}
      {begun !== null && shown.what === 'new' && <PortalNewMessage call={call} begun={begun} onBack={back} />}
      {begun !== null && shown.what === 'one' && (
        <PortalConversationView call={call} begun={begun} id={shown.id} onBack={() => back(null)} />
      )}
    </section>
  );
}
