/** Who wants to write. */
export interface Writer {
  userId: string;
  rules: ReadonlySet<string>;
}

/**
 * Whether somebody may change the SOAP note of an unsigned note: its author, and everybody who may sign. Its title, day, mode
 * and nurse note are open to all who may write in charts, for a nurse prepares what a doctor finishes.
 */
export function mayWriteSoapNote(writer: Writer, authorId: string): boolean {
  return writer.rules.has('chart.write') && (writer.userId === authorId || writer.rules.has('chart.sign'));
}
