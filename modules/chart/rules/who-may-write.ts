/** Who wants to write. */
export interface Writer {
  userId: string;
  rules: ReadonlySet<string>;
  scopes?: ReadonlyMap<string, string>;
}

/**
 * Whether somebody may change the SOAP note of an unsigned note: its author, and everybody who may sign. Its title, day, mode
 * and nurse note are open to all who may write in charts, for a nurse prepares what a doctor finishes.
 */
export function mayWriteSoapNote(writer: Writer, authorId: string): boolean {
  return mayWriteNote(writer, authorId) && (writer.userId === authorId || writer.rules.has('chart.sign'));
}

/** Whether somebody may change anything of a note: where the right is for their own notes only, its author alone. */
export function mayWriteNote(writer: Writer, authorId: string): boolean {
  return (
    writer.rules.has('chart.write') && (writer.scopes?.get('chart.write') === undefined || writer.userId === authorId)
  );
}

/** Whether somebody may sign a note of this author. */
export function maySignNote(writer: Writer, authorId: string): boolean {
  return (
    writer.rules.has('chart.sign') && (writer.scopes?.get('chart.sign') === undefined || writer.userId === authorId)
  );
}
