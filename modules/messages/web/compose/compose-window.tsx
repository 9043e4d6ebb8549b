import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { Form } from '#kit/forms/form.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { type ApiForm, useApiForm } from '#kit/forms/use-api-form.ts';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { ReadWindow } from '#kit/windows/read-window.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { UrgentNotices } from '#patients/web';
import { CATEGORIES, checkContent, messageLimits, toWire } from '../../rules/index.ts';
import { canEncrypt } from '../crypto/browser-pair.ts';
import { NoEncryption } from '../crypto/no-encryption.tsx';
import { MessageRecipientsDocument, SendMessageDocument } from '../message.operations.gen.ts';
import { readConversation } from '../use-mailbox.ts';
import { FilesField } from './files-field.tsx';
import { composeRules, type ComposeValues, emptyMessage, recipientOf, recipientValue } from './compose-values.ts';
import { TemplateChoice } from '../templates/template-choice.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { findParticipant } from './find-participant.ts';
import { openRecalled, recalledValues } from './open-compose.ts';
import { RemindField } from './remind-field.tsx';
import { ForwardedFiles } from './forwarded-files.tsx';
import { sendEncrypted } from './send-encrypted.ts';
import type { EncryptedMessage } from '../crypto/seal-message.ts';
import classes from './compose.module.css';

const TITLE = 'New Secure Message';
// Specification 2 §2: 940 by 550.
const SIZE = { width: 940, height: 550 } as const;

/** The window of a new secure message: empty, to a recipient, or forwarding a message. */
export function ComposeWindow(props: WindowContentProps) {
  const { windowId, input, onClose } = props;
  // Read once per window: entered values are kept.
  const read = useQuery({
    queryKey: ['compose', windowId, input],
    queryFn: () => beginningOf(input).catch(beginEmpty),
    enabled: canEncrypt,
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
  });
  if (!canEncrypt)
    return (
      <FloatingWindow title={TITLE} onClose={onClose} {...SIZE}>
        <NoEncryption />
      </FloatingWindow>
    );
  return (
    <ReadWindow read={read} label="Message" title={TITLE} {...SIZE} onClose={onClose}>
      {(initial) => <ComposeForm {...props} initial={initial} />}
    </ReadWindow>
  );
}

function beginEmpty(): ComposeValues {
  toast.warning('The message to forward could not be loaded.');
  return emptyMessage;
}

function ComposeForm({ windowId, input, onClose, initial }: WindowContentProps & { initial: ComposeValues }) {
  // Stays the same on every attempt, so that the message arrives once.
  const draft = useRef(crypto.randomUUID());
  const form = useApiForm<ComposeValues, ComposeValues>({
    rules: composeRules,
    initialValues: initial,
    draftKey: `window/${windowId}`,
    submit: async (values) => {
      const content = checkContent(values);
      if (Array.isArray(content)) return;
      const send = async (encryptedMessage: EncryptedMessage) => {
        const { sendMessage } = await request(SendMessageDocument, {
          recipients: values.recipients.map(recipientOf),
          draft: draft.current,
          encryptedMessage,
          category: toWire(values.category),
          forward: input['forward_of'] != null,
          forwardOf: input['forward_of'] ?? null,
          forwardedAttachment: values.forwarded.map(({ id }) => id),
          holdSeconds: messageLimits.undoSeconds,
          remindUnreadDays: values.remindDays === '' ? null : Number(values.remindDays),
          attachment: values.files.map((file) => ({ ...file, app: 'secureMessage', permission: '4000' })),
        });
        return sendMessage;
      };
      await sendEncrypted(draft.current, content, send, { onRecalled: () => openRecalled(input, values) });
      onClose();
    },
  });
  // Set as entered rather than initial values: they are saved as a draft, and closing the window asks for confirmation.
  useEffect(() => {
    const values = recalledValues(input['recalled']);
    if (values !== undefined && form.draft.restoredFrom === null) form.setValues(values);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the window opens
  }, []);
  const cancel = (): void => {
    form.draft.discard();
    onClose();
  };
  return (
    <FloatingWindow
      title={TITLE}
      onClose={cancel}
      {...SIZE}
      isDirty={() => form.isDirty() || form.draft.restoredFrom !== null}
      footer={
        <>
          <Button variant="default" onClick={cancel}>
            Cancel
          </Button>
          <Button loading={form.submitting} onClick={() => form.submit()}>
            Send
          </Button>
        </>
      }
    >
      <Form form={form} label={TITLE}>
        <Stack gap="sm">
          <UrgentOfRecipients form={form} />
          <RecipientsField form={form} search={input['to_name'] ?? ''} />
          <div className={classes.row}>
            <SelectField
              form={form}
              name="category"
              label="Category"
              allowDeselect={false}
              data={CATEGORIES.map((category) => ({ value: category, label: category }))}
            />
            <TemplateChoice
              kind="message"
              patientId={() => patientAmong(form.inner.getValues().recipients)}
              onFilled={({ title, body }) => {
                const { subject, body: typed } = form.inner.getValues();
                // Keeps the entered text and appends the template.
                form.setValues({
                  subject: subject.trim() === '' ? title : subject,
                  body: (typed.trim() === '' ? body : `${typed}\n\n${body}`).slice(0, messageLimits.body),
                });
              }}
            />
            <RemindField form={form} />
          </div>
          <TextField form={form} name="subject" label="Subject" withAsterisk maxLength={messageLimits.subject} />
          <TextareaField
            form={form}
            name="body"
            label="Message"
            withAsterisk
            rows={6}
            autosize={false}
            maxLength={messageLimits.body}
          />
          <ForwardedFiles form={form} />
          <FilesField form={form} />
        </Stack>
      </Form>
    </FloatingWindow>
  );
}

function UrgentOfRecipients({ form }: { form: ApiForm<ComposeValues> }) {
  const [recipients, setRecipients] = useState(() => form.inner.getValues().recipients);
  form.inner.watch('recipients', ({ value }) => setRecipients(value));
  const patientId = patientAmong(recipients);
  return patientId === null ? null : <UrgentNotices patientId={patientId} />;
}

function patientAmong(recipients: readonly string[]): string | null {
  const patient = recipients.map(recipientOf).find(({ participantType }) => participantType === 'Patient');
  return patient?.participantId ?? null;
}

async function beginningOf(input: WindowContentProps['input']): Promise<ComposeValues> {
  const { to_type: type, to_id: id, conversation_id: conversationId, forward_of: forwardOf, recalled } = input;
  if (recalled != null) return emptyMessage;
  if (conversationId != null && forwardOf != null) {
    const { messages, category } = await readConversation(conversationId);
    const message = messages.find((one) => one.id === forwardOf);
    if (message === undefined) throw new Error('gone');
    const { subject, body } = message.content;
    const head = `Forwarded message from ${message.sender.name}, ${formatInstant(message.createdTime)}:`;
    return {
      ...emptyMessage,
      category: category === 'Office_Message' ? 'Office Message' : category,
      subject: `Fwd: ${subject}`.slice(0, messageLimits.subject),
      body: `\n\n${head}\n${body}`.slice(0, messageLimits.body),
      forwarded: message.attachment.map(({ id, file_name }) => ({ id, file_name })),
    };
  }
  if ((type === 'Patient' || type === 'Doctor') && id != null) {
    const found = await findParticipant(type, id);
    return { ...emptyMessage, recipients: found === null ? [] : [recipientValue(found)] };
  }
  if (input['to_name'] != null) {
    const { messageRecipients: found } = await request(MessageRecipientsDocument, { search: input['to_name'] });
    return { ...emptyMessage, recipients: found.length === 1 ? found.map(recipientValue) : [] };
  }
  return emptyMessage;
}
