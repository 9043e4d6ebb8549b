import { wideOrder } from './character-set.ts';

/** The bytes around a message (HL7, “Minimal Lower Layer Protocol”). */
export const MLLP = { start: 0x0b, end: 0x1c, last: 0x0d } as const;
/** Maximum size of a frame in bytes. */
export const LONGEST_FRAME = 8_000_000;
/** How much of an oversized frame is kept for the error response; the rest is skipped until the frame ends. */
const HEAD = 64_000;
const MOST_SKIPPED = 8 * LONGEST_FRAME;

/** Collects bytes and returns complete messages. */
export interface FrameReader {
  /** Null if the sender violates the protocol or never ends a frame: the connection should be closed. */
  take(bytes: Uint8Array): Uint8Array[] | null;
  /** True inside a frame that has not ended. */
  isInside(): boolean;
}

/** Oversized frames, of which only the beginning was kept. */
const tooLong = new WeakSet<Uint8Array>();

/** Returns whether a frame exceeded the limit and contains the beginning only. */
export function isTooLong(bytes: Uint8Array): boolean {
  return tooLong.has(bytes);
}

/** Messages that another one started inside of: the sender never finished them. */
const cut = new WeakSet<Uint8Array>();

/** Returns whether a message ends where the next one started, so that its end is missing. */
export function isCutOff(bytes: Uint8Array): boolean {
  return cut.has(bytes);
}

/** Frames a message for transmission. */
export function frame(text: string): Uint8Array {
  const body = new TextEncoder().encode(text);
  const framed = new Uint8Array(body.length + 3);
  framed[0] = MLLP.start;
  framed.set(body, 1);
  framed[body.length + 1] = MLLP.end;
  framed[body.length + 2] = MLLP.last;
  return framed;
}

/** Creates a reader of frames from a stream. A small amount of data between frames is skipped. */
export function readFrames(most = LONGEST_FRAME): FrameReader {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let kept = 0;
  let inside = false;
  let between = 0;
  let isWide: boolean | null = null;
  /**
   * In UTF-16, half of a letter may look like the end marker: the frame ends at a whole letter before a CR, which may
   * arrive with the next bytes.
   */
  let isEndPending = false;
  const endOf = (bytes: Uint8Array, at: number): number => {
    for (let end = bytes.indexOf(MLLP.end, at); end >= 0; end = bytes.indexOf(MLLP.end, end + 1)) {
      isWide ??= startsWide(pieces, bytes.subarray(at, end));
      if (!isWide) return end;
      if ((size + end - at) % 2 !== 0) continue;
      if (end + 1 >= bytes.length) {
        isEndPending = true;
        return -1;
      }
      if (bytes[end + 1] === MLLP.last) return end;
    }
    return -1;
  };
  const keep = (piece: Uint8Array): boolean => {
    size += piece.length;
    if (size > MOST_SKIPPED) return false;
    const room = size <= most ? piece.length : Math.max(0, HEAD - kept);
    if (size > most && kept > HEAD) {
      pieces = [joined(pieces, kept).slice(0, HEAD)];
      kept = HEAD;
    }
    const part = piece.slice(0, room);
    kept += part.length;
    pieces.push(part);
    return true;
  };
  return {
    isInside: () => inside,
    take(bytes) {
      const whole: Uint8Array[] = [];
      let at = 0;
      const finish = (): void => {
        const all = joined(pieces, kept);
        if (size > most) tooLong.add(all);
        // A start byte is never part of a message: what precedes it was cut off, and is not filed with the next one.
        let from = 0;
        for (let next = all.indexOf(MLLP.start); isWide !== true && next >= 0; next = all.indexOf(MLLP.start, from)) {
          const piece = all.subarray(from, next);
          cut.add(piece);
          if (piece.length > 0) whole.push(piece);
          from = next + 1;
        }
        if (from === 0) whole.push(all);
        else {
          const rest = all.subarray(from);
          if (size > most) tooLong.add(rest);
          whole.push(rest);
        }
        pieces = [];
        [size, kept, inside, isWide] = [0, 0, false, null];
      };
      if (isEndPending && bytes.length > 0) {
        isEndPending = false;
        if (bytes[0] === MLLP.last) {
          // The byte was indeed the end marker, and is not part of the message.
          const last = pieces.pop()!;
          pieces.push(last.subarray(0, last.length - 1));
          [size, kept] = [size - 1, kept - 1];
          finish();
        }
      }
      while (at < bytes.length) {
        if (!inside) {
          const start = bytes.indexOf(MLLP.start, at);
          between += (start < 0 ? bytes.length : start) - at;
          if (between > 1024) return null;
          if (start < 0) break;
          inside = true;
          between = 0;
          at = start + 1;
        }
        const end = endOf(bytes, at);
        if (!keep(bytes.subarray(at, end < 0 ? bytes.length : end))) return null;
        if (end < 0) break;
        finish();
        at = end + 1;
      }
      return whole;
    },
  };
}

function startsWide(pieces: readonly Uint8Array[], next: Uint8Array): boolean {
  const first = [...pieces.flatMap((piece) => [...piece.subarray(0, 2)]), ...next.subarray(0, 2)].slice(0, 2);
  return wideOrder(Uint8Array.from(first)) !== null;
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
