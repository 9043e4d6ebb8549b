/** The bytes around a message (HL7, “Minimal Lower Layer Protocol”). */
export const MLLP = { start: 0x0b, end: 0x1c, last: 0x0d } as const;
/** The most bytes of one frame. */
export const LONGEST_FRAME = 8_000_000;

/** Takes bytes as they come and answers the messages that are whole; keeps the rest. */
export interface FrameReader {
  /** Null where the sender breaks the protocol or sends too much: the line is to be closed. */
  take(bytes: Uint8Array): Uint8Array[] | null;
}

/** A message as it goes over the line. */
export function frame(text: string): Uint8Array {
  const body = new TextEncoder().encode(text);
  const framed = new Uint8Array(body.length + 3);
  framed[0] = MLLP.start;
  framed.set(body, 1);
  framed[body.length + 1] = MLLP.end;
  framed[body.length + 2] = MLLP.last;
  return framed;
}

/** Reads frames out of a stream. What stands between two frames is skipped as long as it is little. */
export function readFrames(most = LONGEST_FRAME): FrameReader {
  let pieces: Uint8Array[] = [];
  let size = 0;
  let inside = false;
  let between = 0;
  return {
    take(bytes) {
      const whole: Uint8Array[] = [];
      let at = 0;
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
        const end = bytes.indexOf(MLLP.end, at);
        const piece = bytes.subarray(at, end < 0 ? bytes.length : end);
        size += piece.length;
        if (size > most) return null;
        pieces.push(piece.slice());
        if (end < 0) break;
        whole.push(joined(pieces, size));
        pieces = [];
        size = 0;
        inside = false;
        at = end + 1;
      }
      return whole;
    },
  };
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
