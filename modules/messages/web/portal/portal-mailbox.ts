import { browserPair } from '../crypto/browser-pair.ts';
import { openFile, openOrExplain, sealFile, sealMessage } from '../crypto/seal-message.ts';
import { toBase64 } from '../crypto/seal-bytes.ts';
import { readPages } from '../read-pages.ts';
import type { Category, MessageContent } from '../../rules/index.ts';

/** Calls a portal operation. */
export type Call = <Result>(operation: string, input?: object) => Promise<Result>;

interface Person {
  type: 'Doctor' | 'Patient';
  id: string;
  name: string;
}

/** A message in the portal. */
export interface PortalMessage {
  id: string;
  draft: string;
  sender: Person;
  /** Everyone who can read it besides the sender; `readTime` is null until they open it. */
  recipients: (Person & { readTime: string | null })[];
  encryptedMessage: { sessionKey: string; encryptedText: string };
  attachment: { id: string; file_name: string; byte_size: number }[];
  isAutomatic: boolean;
  createdTime: string;
}

/** A conversation in the portal's list, decrypted. */
export interface PortalSummary {
  conversationId: string;
  category: Category;
  status: string;
  participants: Person[];
  message: PortalMessage;
  content: MessageContent;
}

/** A conversation in the portal. */
export interface PortalConversation {
  conversationId: string;
  category: Category;
  participants: Person[];
  messages: (PortalMessage & { content: MessageContent })[];
  /** Total number of messages; `messages` may contain only the newest. */
  messageCount: number;
}

interface ConversationPage {
  hasMore: boolean;
  summaries: Omit<PortalSummary, 'content'>[];
}

/** The initial data of the portal's messages. */
export interface PortalStart {
  publicKey: string;
  clinicName: string;
  team: { id: string; name: string }[];
}

/** Returns the first pages of the patient's conversations, decrypted in their browser. */
export async function listConversations(
  call: Call,
  pages = 1,
): Promise<{ hasMore: boolean; summaries: PortalSummary[] }> {
  const { publicKey } = await browserPair();
  const found = new Map<string, Omit<PortalSummary, 'content'>>();
  let hasMore = true;
  for (let page = 1; page <= pages && hasMore; page += 1) {
    const list = await call<ConversationPage>('messages.list', { publicKey, page });
    for (const one of list.summaries) found.set(one.conversationId, one);
    ({ hasMore } = list);
  }
  const summaries = await Promise.all(
    [...found.values()].map(async (one) => ({
      ...one,
      content: await openOrExplain(one.message.draft, one.message.encryptedMessage),
    })),
  );
  return { hasMore, summaries };
}

/** Returns one conversation, decrypted in the patient's browser. */
export async function readPortalConversation(call: Call, originId: string, pages = 1): Promise<PortalConversation> {
  const { publicKey } = await browserPair();
  const group = await readPages(pages, (before) =>
    call<Omit<PortalConversation, 'messages'> & { messages: PortalMessage[] }>('messages.read', {
      publicKey,
      originId,
      before,
    }),
  );
  const messages = await Promise.all(
    group.messages.map(async (message) => ({
      ...message,
      content: await openOrExplain(message.draft, message.encryptedMessage),
    })),
  );
  return { ...group, messages };
}

/** Encrypts a patient's message and attachments in their browser. */
export async function sealPortalMessage(
  call: Call,
  publicKey: string,
  draft: string,
  content: MessageContent,
  files: readonly File[],
): Promise<{ draft: string; encryptedMessage: { sessionKey: string; encryptedText: string }; files: string[] }> {
  const names: string[] = [];
  for (const file of files) {
    const uploadId = crypto.randomUUID();
    const { sessionKey, bytes } = await sealFile(publicKey, uploadId, file);
    const name = file.name.normalize('NFC').trim();
    await call('messages.upload', { uploadId, name, sessionKey, bytes: toBase64(bytes) });
    names.push(name);
  }
  const { sessionKey, encryptedText } = await sealMessage(publicKey, draft, content);
  return { draft, encryptedMessage: { sessionKey, encryptedText }, files: names };
}

/** Downloads an attachment, decrypted in the patient's browser. */
export async function downloadPortalFile(call: Call, attachment: string): Promise<Blob> {
  const { publicKey } = await browserPair();
  const file = await call<{ uploadId: string; sessionKey: string; type: string; bytes: string }>('messages.download', {
    attachment,
    publicKey,
  });
  const sealed = Uint8Array.from(atob(file.bytes), (character) => character.charCodeAt(0));
  return new Blob([await openFile(file.uploadId, file.sessionKey, sealed)], { type: file.type });
}
