/** The user who wants to write. */
export interface Writer {
  userId: string;
  rules: ReadonlySet<string>;
  scopes?: ReadonlyMap<string, string>;
}

/**
 * Returns whether a user may change the SOAP note of an unsigned note: its author and all users who may sign. Title,
 * day, mode and nurse note are open to all users with write permission, since a nurse prepares what a doctor completes.
 */
export function mayWriteSoapNote(writer: Writer, authorId: string): boolean {
  return mayWriteNote(writer, authorId) && (writer.userId === authorId || writer.rules.has('chart.sign'));
}

/**
 * Returns whether a user may change any part of a note: if the permission covers only own notes, only the author may.
 */
export function mayWriteNote(writer: Writer, authorId: string): boolean {
  return (
    writer.rules.has('chart.write') && (writer.scopes?.get('chart.write') === undefined || writer.userId === authorId)
  );
}

/** Returns whether a user may sign a note of this author. */
export function maySignNote(writer: Writer, authorId: string): boolean {
  return (
    writer.rules.has('chart.sign') && (writer.scopes?.get('chart.sign') === undefined || writer.userId === authorId)
  );
}
