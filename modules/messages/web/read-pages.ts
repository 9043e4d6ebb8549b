interface MessagePage {
  /** The oldest first. */
  messages: { id: string }[];
  /** How many there are in total. */
  messageCount: number;
}

/** The newest page of a conversation with the messages of so many pages; `read` gets the message that an older page ends before. */
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
