import { t } from '#kit/language/use-language.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import { CATEGORIES, type Category, checkContent, messageLimits } from '../../rules/index.ts';
import { type Call, type PortalStart, sealPortalMessage } from './portal-mailbox.ts';
import { handedOverWords, PortalFiles, useChosenFiles, wordsOf } from './portal-writing.tsx';
import classes from './portal-messages.module.css';

interface NewMessageProps {
  call: Call;
  begun: PortalStart;
  onBack: (said: string | null) => void;
  /** A request was recorded with the message. */
  onRequested: (() => void) | undefined;
}

const WORDS: Readonly<Record<Category, string>> = {
  Appointment: 'An appointment',
  'Office Message': 'Something else',
  Refill: 'A medication refill',
};

/** A new message by a patient: to a member of their care team, or to the clinic as a whole. */
export function PortalNewMessage({ call, begun, onBack, onRequested }: NewMessageProps) {
  const draft = useRef(crypto.randomUUID());
  const [to, setTo] = useState('');
  const [category, setCategory] = useState<Category>('Office Message');
  const [content, setContent] = useState({ subject: '', body: '' });
  const chosen = useChosenFiles();
  const form = useRef<HTMLFormElement | null>(null);
  const [problems, setProblems] = useState<Partial<Record<'subject' | 'body' | 'whole', string>>>({});
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    const checked = checkContent(content);
    if (Array.isArray(checked)) {
      setProblems(Object.fromEntries(checked.map(({ path, message }) => [path, message])));
      return;
    }
    setSending(true);
    try {
      const sealed = await sealPortalMessage(call, begun.publicKey, draft.current, checked, chosen.files);
      const sent = await call<{ request_id: string | null; isHandedOver?: boolean }>('messages.send', {
        ...sealed,
        to: to === '' ? null : to,
        category,
      });
      const words =
        sent.request_id === null
          ? t('Your message was sent.')
          : t('Your message was sent, and your request was recorded. You can follow it below.');
      if (sent.request_id !== null) onRequested?.();
      onBack(sent.isHandedOver === true ? `${words} ${handedOverWords(begun.clinicName)}` : words);
    } catch (error) {
      setProblems({ whole: wordsOf(error) });
      setSending(false);
    }
  };
  // The field with a problem may be above the visible part of the page.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form ref={form} className={classes.pad} onSubmit={submit} noValidate aria-label={t('New message')}>
      <NativeSelect
        label={t('To')}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
        data={[
          { value: '', label: begun.clinicName },
          ...begun.team.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <NativeSelect
        label={t('Topic')}
        value={category}
        onChange={({ currentTarget }) => setCategory(currentTarget.value as Category)}
        data={CATEGORIES.map((value) => ({ value, label: t(WORDS[value]) }))}
      />
      <TextInput
        label={t('Subject')}
        value={content.subject}
        error={problems.subject}
        maxLength={messageLimits.subject}
        onChange={({ currentTarget: { value: subject } }) => setContent((now) => ({ ...now, subject }))}
      />
      <Textarea
        label={t('Message')}
        rows={6}
        value={content.body}
        error={problems.body}
        maxLength={messageLimits.body}
        onChange={({ currentTarget: { value: body } }) => setContent((now) => ({ ...now, body }))}
      />
      <PortalFiles {...chosen} />
      {problems.whole !== undefined && <Notice tone="danger">{problems.whole}</Notice>}
      <div className={classes.files}>
        <Button type="submit" size="md" loading={isSending} disabled={chosen.isPreparing}>
          {t('Send message')}
        </Button>
        <Button variant="default" size="md" onClick={() => onBack(null)}>
          {t('Back to the messages')}
        </Button>
      </div>
    </form>
  );
}
