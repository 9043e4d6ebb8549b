interface MessagePage {
  /** Oldest first. */
  messages: { id: string }[];
  /** Total number of messages. */
  messageCount: number;
}

/** Returns the newest pages of a conversation combined; `read` gets the message that an older page ends before. */
export async function readPages<Page extends MessagePage>(
  pages: number,
  read: (before: string | undefined) => Promise<Page>,
): Promise<Page> {
  const newest = await read(undefined);
  const { messages } = newest;
  for (let page = 1; page < pages && messages.length < newest.messageCount; page += 1) {
    const older = await read(messages[0]?.id);
    if (older.messages.length === 0) break;
    messages.unshift(...older.messages);
  }
  return newest;
}
