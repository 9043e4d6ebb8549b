import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import type { MessageContent } from '../../rules/index.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { type EncryptedMessage, sealMessage } from '../crypto/seal-message.ts';
import { MessageServerKeyDocument, RecallMessageDocument } from '../message.operations.gen.ts';

/** The result of sending a message. */
interface SentAnswer {
  patientTold: boolean | null;
  messageId?: string;
  /** Deadline for recalling it. */
  releaseTime?: string | null;
}

interface SendingWords {
  done?: string;
  /** Restores the text where it was written, after the message was recalled. */
  onRecalled?: () => void;
}

/** Encrypts the content and passes it to `send`; shows the result. */
export async function sendEncrypted(
  draft: string,
  content: MessageContent,
  send: (encryptedMessage: EncryptedMessage) => Promise<SentAnswer>,
  { done = 'Message sent', onRecalled }: SendingWords = {},
): Promise<void> {
  try {
    const { messageServerKey } = await request(MessageServerKeyDocument, {});
    const { patientTold, messageId, releaseTime } = await send(
      await sealMessage(messageServerKey.publicKey, draft, content),
    );
    if (releaseTime == null || messageId === undefined || onRecalled === undefined) toast.success(done);
    else toast.success(done, { action: { label: 'Undo', run: () => void recall(messageId, onRecalled) } });
    if (patientTold === false)
      toast.warning(
        'The patient has no email address or mobile number on file, or was sent too many links today. Let the patient know about the message.',
        {
          title: 'Patient not notified',
        },
      );
    refreshQueries('message');
  } catch (error) {
    if (!(error instanceof ApiError) || error.subType === 'Z_InputError') throw error;
    const { code, message, subType, title } = error;
    throw new ApiError(code, `Fail to send message due to ${message}`, { subType, title });
  }
}

async function recall(messageId: string, onRecalled: () => void): Promise<void> {
  try {
    await request(RecallMessageDocument, { messageId });
    toast.info('Message not sent. It was reopened with your text.');
    refreshQueries('message');
    onRecalled();
  } catch (error) {
    reportError(error);
  }
}
