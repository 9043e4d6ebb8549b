import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import type { MessageContent } from '../../rules/index.ts';
import { type EncryptedMessage, sealMessage } from '../crypto/seal-message.ts';
import { MessageServerKeyDocument } from '../message.operations.gen.ts';

/** Encrypts what somebody wrote and hands it to `send`; says what became of it in the product's words. */
export async function sendEncrypted(
  draft: string,
  content: MessageContent,
  send: (encryptedMessage: EncryptedMessage) => Promise<{ patientTold: boolean | null }>,
  done = 'Message sent',
): Promise<void> {
  try {
    const { messageServerKey } = await request(MessageServerKeyDocument, {});
    const { patientTold } = await send(await sealMessage(messageServerKey.publicKey, draft, content));
    toast.success(done);
    if (patientTold === false)
      toast.warning(
        'The patient has no e-mail address or mobile number on record, or had too many links today: tell them that a message waits.',
        {
          title: 'The patient was not told',
        },
      );
    refreshQueries('message');
  } catch (error) {
    if (!(error instanceof ApiError) || error.subType === 'Z_InputError') throw error;
    const { code, message, subType, title } = error;
    throw new ApiError(code, `Fail to send message due to ${message}`, { subType, title });
  }
}
