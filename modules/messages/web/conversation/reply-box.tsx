import { Button, Stack } from '@mantine/core';
import { IconArrowBackUp, IconNote } from '@tabler/icons-react';
import { useRef } from 'react';
import { hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Form } from '#kit/forms/form.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { TextareaField } from '#kit/forms/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { viewerId } from '#kit/session/viewer.ts';
import { checkContent, messageLimits } from '../../rules/index.ts';
import { FilesField } from '../compose/files-field.tsx';
import { sendEncrypted } from '../compose/send-encrypted.ts';
import type { EncryptedMessage } from '../crypto/seal-message.ts';
import type { ChosenFile } from '../drive-api.ts';
import { AddInternalNoteDocument, ReplyMessageDocument } from '../message.operations.gen.ts';
import type { OpenedConversation } from '../use-mailbox.ts';
import classes from './conversation.module.css';

interface ReplyValues extends Record<string, unknown> {
  body: string;
  files: ChosenFile[];
}

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

/** The answer to a conversation: to everybody, to who wrote last, or a note for members alone. What is typed survives as a draft. */
export function ReplyBox({ conversation, subject }: { conversation: OpenedConversation; subject: string }) {
  const { conversationId, messages, participants } = conversation;
  const draft = useRef(crypto.randomUUID());
  const way = useRef<'all' | 'sender' | 'note'>('all');
  // What its author had in sight when they began to type an answer.
  const newest = messages.findLast(({ sender }) => sender.participantId !== viewerId());
  const others = participants.filter(({ participantId }) => participantId !== viewerId());
  const form = useApiForm<ReplyValues, ReplyValues>({
    rules,
    initialValues: { body: '', files: [] },
    draftKey: `message-reply/${conversationId}`,
    submit: async ({ body, files }) => {
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
          });
          return replyMessage;
        };
        await sendEncrypted(draft.current, content, send, way.current === 'note' ? 'Note kept' : undefined);
      } catch (error) {
        if (hasCode(error, 'NEWER_MESSAGE')) refreshQueries('message');
        throw error;
      }
      draft.current = crypto.randomUUID();
      form.draft.discard();
    },
  });
  const go = (to: typeof way.current): void => {
    way.current = to;
    form.submit();
  };
  return (
    <div className={classes.reply}>
      <Form form={form} label="Reply">
        <Stack gap="sm">
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
              Keep as internal note
            </Button>
          </div>
        </Stack>
      </Form>
    </div>
  );
}
