import { linesOf } from './message.ts';

/** The content of a frame: one message, several, or a batch. */
export interface FrameContent {
  messages: string[];
  /** The header segments FHS and BHS, as sent; null for messages without a batch. */
  batch: { file: string | null; header: string | null; announced: number | null } | null;
}

/**
 * Splits a frame at each MSH; FHS, BHS, BTS and FTS are the envelope of a batch. Content before the first MSH becomes
 * an unreadable message of its own.
 */
export function splitFrame(text: string): FrameContent {
  const messages: string[][] = [];
  const none: NonNullable<FrameContent['batch']> = { file: null, header: null, announced: null };
  let batch = null as FrameContent['batch'];
  let isStray = false;
  for (const line of linesOf(text)) {
    const id = /^(?:FHS|BHS|BTS|FTS|MSH)(?=[!-/:-@[-`{-~]|$)/.exec(line)?.[0] ?? '';
    if (id === 'MSH') {
      messages.push([line]);
      isStray = false;
    } else if (id === 'FHS') batch = { ...(batch ?? none), file: line };
    else if (id === 'BHS') batch = { ...(batch ?? none), header: line };
    else if (id === 'BTS' || id === 'FTS') {
      const count = Number(line.split(line[3] ?? '|')[1] || Number.NaN);
      const announced = batch?.announced ?? null;
      const isCount = id === 'BTS' && Number.isInteger(count);
      batch = { ...(batch ?? none), announced: isCount ? (announced ?? 0) + count : announced };
      // Content after the end of a batch belongs to none of its messages.
      isStray = true;
    } else if (messages.length === 0 || isStray) {
      messages.push([line]);
      isStray = false;
    } else messages.at(-1)!.push(line);
  }
  if (batch === null && messages.length <= 1) return { messages: [text], batch: null };
  return { messages: messages.map((lines) => `${lines.join('\r')}\r`), batch };
}

/** Finds MSH-10 in an unreadable text; '' if there is none. */
export function findControlId(text: string): string {
  const at = text.slice(0, 2000).search(/MSH[!-/:-@[-`{-~]/);
  if (at < 0) return '';
  const rest = text.slice(at, at + 4000);
  const line = rest.slice(0, /[\r\n]/.exec(rest)?.index ?? rest.length);
  const control = (line.split(line[3]!, 11)[9] ?? '').trim();
  return /^[\w .:/+#-]{1,199}$/.test(control) ? control : '';
}
