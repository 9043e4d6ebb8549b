import {
  decodeMessage,
  findControlId,
  type FrameContent,
  isProblem,
  type MessageHeader,
  type MessageProblem,
  readHeader,
  readMessage,
  readResults,
  type SentResults,
  splitFrame,
} from '../../rules/index.ts';

/** A message of a frame: its text with its header, or why it can't be read. */
export interface FramedMessage {
  text: string;
  charset: string;
  controlId: string;
  header: MessageHeader | null;
  problem: MessageProblem | null;
}

/** The content of a frame. */
export interface ReadFrame {
  messages: FramedMessage[];
  batch: FrameContent['batch'];
}

/** Decodes a received frame and reads the header of each message in it. */
export async function readFrame({ bytes }: { bytes: Uint8Array }): Promise<ReadFrame> {
  const decoded = decodeMessage(bytes);
  if (isProblem(decoded)) {
    // Maps each byte to a character, to make it viewable.
    const text = new TextDecoder('latin1').decode(bytes);
    return { messages: [unread(text, 'utf-8', decoded)], batch: null };
  }
  const { messages, batch } = splitFrame(decoded.text);
  return { messages: messages.map((text) => readOne(text, decoded.charset)), batch };
}

function readOne(text: string, charset: string): FramedMessage {
  const message = readMessage(text, charset);
  if (isProblem(message)) return unread(text, charset, message);
  const header = readHeader(message);
  return { text, charset, controlId: header.controlId.slice(0, 199), header, problem: null };
}

function unread(text: string, charset: string, problem: MessageProblem): FramedMessage {
  // The sender may still be readable from the first line alone.
  const first = readMessage(text.slice(0, /[\r\n]/.exec(text.slice(0, 10_000))?.index ?? 10_000).replaceAll('\0', ''));
  const header = isProblem(first) ? null : readHeader(first);
  return { text, charset, controlId: findControlId(text), header, problem };
}

/** Reads the results of one message. */
export async function readMessageResults({
  text,
  ...options
}: {
  text: string;
  zone: string;
  charset: string;
  missingStatus: 'preliminary' | 'refused';
}): Promise<SentResults | MessageProblem> {
  return readResults(text, options);
}
