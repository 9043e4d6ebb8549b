import { t, tMessage } from '#kit/language/use-language.ts';
import { Button, Textarea } from '@mantine/core';
import { type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import { checkContent, messageLimits } from '../../rules/index.ts';
import {
  type Call,
  downloadPortalFile,
  type PortalStart,
  type PortalConversation,
  readPortalConversation,
  sealPortalMessage,
} from './portal-mailbox.ts';
import { OlderMessages } from '../conversation/older-messages.tsx';
import { RefreshProblem } from './refresh-problem.tsx';
import { handedOverWords, PortalFiles, useChosenFiles, wordsOf } from './portal-writing.tsx';
import classes from './portal-messages.module.css';

interface ConversationProps {
  call: Call;
  begun: PortalStart;
  id: string;
  onBack: () => void;
}

/** A conversation of a patient, with the reply box below. */
export function PortalConversationView({ call, begun, id, onBack }: ConversationProps) {
  const draft = useRef(crypto.randomUUID());
  const [pages, setPages] = useState(1);
  const [body, setBody] = useState('');
  const chosen = useChosenFiles();
  const [problem, setProblem] = useState<string | null>(null);
  const [isHandedOver, setHandedOver] = useState(false);
  const [isSending, setSending] = useState(false);
  const load = useCallback(() => readPortalConversation(call, id, pages), [call, id, pages]);
  const read = usePortalRead(load);
  const subject = read.data?.messages[0]?.content.subject ?? '';
  const send = async (): Promise<void> => {
    const content = checkContent({ subject: `Re: ${subject}`.slice(0, messageLimits.subject), body });
    if (Array.isArray(content)) {
      setProblem(tMessage(content[0]!.message));
      return;
    }
    setSending(true);
    setProblem(null);
    try {
      const sealed = await sealPortalMessage(call, begun.publicKey, draft.current, content, chosen.files);
      const sent = await call<{ isHandedOver?: boolean }>('messages.reply', { ...sealed, originId: id });
      setHandedOver(sent.isHandedOver === true);
      draft.current = crypto.randomUUID();
      setBody('');
      chosen.clear();
      await read.refetch();
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setSending(false);
  };
  const save: SaveFile = async (name, attachment) => {
    try {
      const url = URL.createObjectURL(await downloadPortalFile(call, attachment));
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
      return null;
    } catch (error) {
      return wordsOf(error);
    }
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <div>
      <div className={classes.pad}>
        <h3>{subject}</h3>
        <RefreshProblem read={read} />
      </div>
      <ReadLines read={read} label={t('Conversation')} lines={4}>
        {({ messages, messageCount }) => (
          <>
            <OlderMessages
              shown={messages.length}
              count={messageCount}
              loading={false}
              onOlder={() => setPages(pages + 1)}
            />
            <ol className={classes.messages}>
              {messages.map((message) => (
                <Message key={message.id} message={message} onSave={save} />
              ))}
            </ol>
          </>
        )}
      </ReadLines>
      {isHandedOver && (
        <div className={classes.pad}>
          <Notice>{handedOverWords(begun.clinicName)}</Notice>
        </div>
      )}
      <form className={classes.pad} onSubmit={submit} noValidate aria-label={t('Answer')}>
        <Textarea
          label={t('Your answer')}
          rows={4}
          value={body}
          maxLength={messageLimits.body}
          onChange={({ currentTarget }) => setBody(currentTarget.value)}
        />
        <PortalFiles {...chosen} />
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        <div className={classes.files}>
          <Button type="submit" size="md" loading={isSending} disabled={chosen.isPreparing}>
            {t('Send answer')}
          </Button>
          <Button variant="default" size="md" onClick={onBack}>
            {t('Back to the messages')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Saves an attachment; returns the problem in words, or null. */
type SaveFile = (name: string, attachment: string) => Promise<string | null>;

interface MessageProps {
  message: PortalConversation['messages'][number];
  onSave: SaveFile;
}

function Message({ message, onSave }: MessageProps) {
  const { sender, content, attachment, isAutomatic, createdTime } = message;
  const isOwn = sender.type === 'Patient';
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <li className={classes.message} data-own={isOwn || undefined}>
      <strong>{isOwn ? t('You') : sender.name}</strong>{' '}
      <small>
        {formatInstant(createdTime)}
        {isAutomatic && ` · ${t('automatic reply')}`}
      </small>
      <p>{content.body}</p>
      {attachment.length > 0 && (
        <ul className={classes.files}>
          {attachment.map(({ id, file_name: name }) => (
            <li key={id}>
              <Button variant="default" size="compact-md" onClick={() => void onSave(name, id).then(setProblem)}>
                {t('Save {name}', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <OpenedBy recipients={message.recipients} />
    </li>
  );
}

/** Who can read a message, and when each of them first opened it. */
function OpenedBy({ recipients }: Pick<MessageProps['message'], 'recipients'>) {
  return (
    <details className={classes.opened}>
      <summary>{t('Who opened this message')}</summary>
      <ul>
        {recipients.map(({ id, type, name, readTime }) => (
          <li key={id}>
            {type === 'Patient' ? t('You') : name}: {readTime === null ? t('not opened yet') : formatInstant(readTime)}
          </li>
        ))}
      </ul>
    </details>
  );
}
