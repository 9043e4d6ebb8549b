import { t, useLanguage } from '#kit/language/use-language.ts';
import { useCallback, useId, useState } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import type { PortalSectionProps } from '#kit/module/web-module.ts';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import { canEncrypt } from '../crypto/browser-pair.ts';
import { PortalConversationList } from './portal-conversation-list.tsx';
import { PortalConversationView } from './portal-conversation-view.tsx';
import { listConversations, type PortalStart } from './portal-mailbox.ts';
import { PortalNewMessage } from './portal-new-message.tsx';
import { RefreshProblem } from './refresh-problem.tsx';
import classes from './portal-messages.module.css';

type PortalView = { what: 'list' } | { what: 'new' } | { what: 'one'; id: string };

/** A patient's messages, for reading, writing and replying. */
export function PortalMessages(props: PortalSectionProps) {
  useLanguage();
  const heading = useId();
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading}>{t('My messages')}</h2>
      {canEncrypt ? (
        <Mailbox {...props} />
      ) : (
        <p className={classes.quiet}>{t('Your browser does not support encryption here. Please call us instead.')}</p>
      )}
    </section>
  );
}

function Mailbox({ call, onRequested }: PortalSectionProps) {
  const [pages, setPages] = useState(1);
  const [shown, setShown] = useState<PortalView>({ what: 'list' });
  const [said, setSaid] = useState<string | null>(null);
  const load = useCallback(async () => {
    const beginning = call<PortalStart>('messages.begin');
    const [begun, list] = await Promise.all([beginning, listConversations(call, pages)]);
    return { begun, list };
  }, [call, pages]);
  const read = usePortalRead(load);
  const show = (next: PortalView): void => {
    setSaid(null);
    setShown(next);
  };
  const back = (words: string | null): void => {
    setShown({ what: 'list' });
    setSaid(words);
    void read.refetch();
  };
  return (
    <>
      <div className={classes.notices}>
        <RefreshProblem read={read} />
        {said !== null && <Notice>{said}</Notice>}
      </div>
      <ReadLines read={read} label={t('Your messages')}>
        {({ begun, list }) => (
          <>
            {shown.what === 'list' && (
              <PortalConversationList
                list={list}
                onOpen={(id) => show({ what: 'one', id })}
                onOlder={() => setPages(pages + 1)}
                onWrite={() => show({ what: 'new' })}
              />
            )}
            {shown.what === 'new' && (
              <PortalNewMessage call={call} begun={begun} onBack={back} onRequested={onRequested} />
            )}
            {shown.what === 'one' && (
              <PortalConversationView call={call} begun={begun} id={shown.id} onBack={() => back(null)} />
            )}
          </>
        )}
      </ReadLines>
    </>
  );
}
