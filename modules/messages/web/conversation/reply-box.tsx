import { Button, Stack } from '@mantine/core';
import { IconArrowBackUp, IconNote } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Form } from '#kit/forms/form.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { viewerId } from '#kit/session/viewer.ts';
import { keepDraft } from '#kit/vault/drafts.ts';
import { checkContent, messageLimits } from '../../rules/index.ts';
import { FilesField } from '../compose/files-field.tsx';
import composeClasses from '../compose/compose.module.css';
import { RemindField } from '../compose/remind-field.tsx';
import { sendEncrypted } from '../compose/send-encrypted.ts';
import type { EncryptedMessage } from '../crypto/seal-message.ts';
import type { ChosenFile } from '../drive-api.ts';
import { AddInternalNoteDocument, ReplyMessageDocument } from '../message.operations.gen.ts';
import type { OpenedConversation } from '../use-mailbox.ts';
import { TemplateChoice } from '../templates/template-choice.tsx';
import classes from './conversation.module.css';

interface ReplyValues extends Record<string, unknown> {
  body: string;
  files: ChosenFile[];
  /** As in the window of a new message. */
  remindDays: string;
}

const EMPTY: ReplyValues = { body: '', files: [], remindDays: '' };

const rules: FormRules<ReplyValues, ReplyValues> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (value) => {
      const values = value as ReplyValues;
      const content = checkContent({ subject: 'Re', body: values.body });
      return Array.isArray(content)
        ? { issues: content.map(({ path, message }) => ({ path: [path], message })) }
        : { value: values };
    },
  },
};

/** The reply to a conversation: to everyone, to the last sender, or a note for members only. */
export function ReplyBox({ conversation, subject }: { conversation: OpenedConversation; subject: string }) {
  const { participants, patientId } = conversation;
  const { form, newest, go } = useReply(conversation, subject);
  const others = participants.filter(({ participantId }) => participantId !== viewerId());
  return (
    <div className={classes.reply}>
      <Form form={form} label="Reply">
        <Stack gap="sm">
          <div className={composeClasses.row}>
            <TemplateChoice
              kind="message"
              patientId={() => patientId}
              onFilled={({ body }) => {
                const typed = form.inner.getValues().body;
                // Keeps the entered text and appends the template.
                form.setValues({
                  body: (typed.trim() === '' ? body : `${typed}\n\n${body}`).slice(0, messageLimits.body),
                });
              }}
            />
            <RemindField form={form} />
          </div>
          <TextareaField
            form={form}
            name="body"
            label="Reply"
            rows={4}
            autosize={false}
            maxLength={messageLimits.body}
          />
          <FilesField form={form} />
          <div className={classes.ways}>
            <Button
              loading={form.submitting}
              leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
              onClick={() => go('all')}
            >
              {others.length > 1 ? 'Reply all' : 'Reply'}
            </Button>
            {others.length > 1 && newest !== undefined && (
              <Button variant="default" disabled={form.submitting} onClick={() => go('sender')}>
                Reply to {newest.sender.name} only
              </Button>
            )}
            <Button
              variant="subtle"
              color="gray"
              disabled={form.submitting}
              leftSection={<IconNote size={16} stroke={1.75} />}
              onClick={() => go('note')}
            >
              Save as internal note
            </Button>
          </div>
        </Stack>
      </Form>
    </div>
  );
}

type ReplyWay = 'all' | 'sender' | 'note';

/** The form of a reply with its ways to send it. Entered text is saved as a draft. */
function useReply({ conversationId, messages }: OpenedConversation, subject: string) {
  const draftKey = `message-reply/${conversationId}`;
  const draft = useRef(crypto.randomUUID());
  const way = useRef<ReplyWay>('all');
  // The newest message when the author started the reply.
  const newest = messages.findLast(({ sender }) => sender.participantId !== viewerId());
  const form = useApiForm<ReplyValues, ReplyValues>({
    rules,
    initialValues: EMPTY,
    draftKey,
    submit: async (values) => {
      const { body, files, remindDays } = values;
      const content = checkContent({
        subject: `Re: ${subject.replace(/^(Re: )+/, '')}`.slice(0, messageLimits.subject),
        body,
      });
      if (Array.isArray(content)) return;
      const base = { originId: conversationId, draft: draft.current };
      try {
        const send = async (encryptedMessage: EncryptedMessage) => {
          if (way.current === 'note') {
            await request(AddInternalNoteDocument, { ...base, encryptedMessage });
            return { patientTold: null };
          }
          const { replyMessage } = await request(ReplyMessageDocument, {
            ...base,
            encryptedMessage,
            replyAll: way.current === 'all',
            after: newest?.id,
            attachment: files.map((file) => ({ ...file, app: 'secureMessage', permission: '4000' })),
            holdSeconds: messageLimits.undoSeconds,
            remindUnreadDays: remindDays === '' ? null : Number(remindDays),
          });
          return replyMessage;
        };
        const words = way.current === 'note' ? { done: 'Internal note saved' } : { onRecalled: () => putBack(values) };
        await sendEncrypted(draft.current, content, send, words);
      } catch (error) {
        if (hasCode(error, 'NEWER_MESSAGE')) refreshQueries('message');
        throw error;
      }
      draft.current = crypto.randomUUID();
      form.draft.discard();
    },
  });
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  // Recalled: it returns to the box, before anything typed since.
  const putBack = (values: ReplyValues): void => {
    if (!isThere.current) {
      void keepDraft(draftKey, values, new Date());
      return;
    }
    const since = form.inner.getValues();
    const body = [values.body, since.body].filter((text) => text.trim() !== '').join('\n\n');
    const known = new Set(since.files.map(({ subfolder, file_name }) => `${subfolder}/${file_name}`));
    const files = [...since.files, ...values.files.filter((file) => !known.has(`${file.subfolder}/${file.file_name}`))];
    form.setValues({ body: body.slice(0, messageLimits.body), files, remindDays: values.remindDays });
  };
  const go = (to: ReplyWay): void => {
    way.current = to;
    form.submit();
  };
  return { form, newest, go };
}
