import { Button, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { Form } from '#kit/forms/form.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { TextareaField } from '#kit/forms/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { CATEGORIES, checkContent, messageLimits, toWire } from '../../rules/index.ts';
import { canEncrypt } from '../crypto/browser-pair.ts';
import { NoEncryption } from '../crypto/no-encryption.tsx';
import { SendMessageDocument } from '../message.operations.gen.ts';
import { readConversation } from '../use-mailbox.ts';
import { FilesField } from './files-field.tsx';
import { composeRules, type ComposeValues, emptyMessage, recipientOf, recipientValue } from './compose-values.ts';
import { RecipientsField } from './recipients-field.tsx';
import { findParticipant } from './find-participant.ts';
import { sendEncrypted } from './send-encrypted.ts';

// Specification 2 §2: 940 by 550.
const SIZE = { width: 940, height: 550 } as const;

/** The window of a new secure message, empty, to somebody, or passing on one that was read. */
export function ComposeWindow(props: WindowContentProps) {
  const { input, onClose } = props;
  const [initial, setInitial] = useState<ComposeValues | null>(null);
  useEffect(() => {
    let isOpen = true;
    void beginningOf(input)
      .catch(() => {
        toast.warning('The message that is to be forwarded could not be read.');
        return emptyMessage;
      })
      .then((values) => isOpen && setInitial(values));
    return () => {
      isOpen = false;
    };
  }, [input]);
  if (!canEncrypt || initial === null)
    return (
      <FloatingWindow title="New Secure Message" onClose={onClose} {...SIZE}>
        {canEncrypt ? <RowsSkeleton rows={6} /> : <NoEncryption />}
      </FloatingWindow>
    );
  return <ComposeForm {...props} initial={initial} />;
}

function ComposeForm({ windowId, input, onClose, initial }: WindowContentProps & { initial: ComposeValues }) {
  // The same however often it is sent, so that it arrives once.
  const draft = useRef(crypto.randomUUID());
  const form = useApiForm<ComposeValues, ComposeValues>({
    rules: composeRules,
    initialValues: initial,
    draftKey: `window/${windowId}`,
    submit: async (values) => {
      const content = checkContent(values);
      if (Array.isArray(content)) return;
      await sendEncrypted(draft.current, content, async (encryptedMessage) => {
        const { sendMessage } = await request(SendMessageDocument, {
          recipients: values.recipients.map(recipientOf),
          draft: draft.current,
          encryptedMessage,
          category: toWire(values.category),
          forward: input['forward_of'] != null,
          forwardOf: input['forward_of'] ?? null,
          attachment: values.files.map((file) => ({ ...file, app: 'secureMessage', permission: '4000' })),
        });
        return sendMessage;
      });
      onClose();
    },
  });
  const cancel = (): void => {
    form.draft.discard();
    onClose();
  };
  return (
    <FloatingWindow
      title="New Secure Message"
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
      <Form form={form} label="New Secure Message">
        <Stack gap="sm">
          <RecipientsField form={form} />
          <SelectField
            form={form}
            name="category"
            label="Category"
            allowDeselect={false}
            data={CATEGORIES.map((category) => ({ value: category, label: category }))}
          />
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
          <FilesField form={form} />
        </Stack>
      </Form>
    </FloatingWindow>
  );
}

async function beginningOf(input: WindowContentProps['input']): Promise<ComposeValues> {
  const { to_type: type, to_id: id, conversation_id: conversationId, forward_of: forwardOf } = input;
  if (conversationId != null && forwardOf != null) {
    const { messages, category } = await readConversation(conversationId);
    const message = messages.find((one) => one.id === forwardOf);
    if (message === undefined) throw new Error('gone');
    const { subject, body } = message.content;
    const head = `Forwarded message of ${message.sender.name}, ${formatInstant(message.createdTime)}:`;
    return {
      ...emptyMessage,
      category: category === 'Office_Message' ? 'Office Message' : category,
      subject: `Fwd: ${subject}`.slice(0, messageLimits.subject),
      body: `\n\n${head}\n${body}`.slice(0, messageLimits.body),
    };
  }
  if ((type === 'Patient' || type === 'Doctor') && id != null) {
    const found = await findParticipant(type, id);
    return { ...emptyMessage, recipients: found === null ? [] : [recipientValue(found)] };
  }
  return emptyMessage;
}
