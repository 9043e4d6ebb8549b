/**
 * A checkpoint: the last position of a clinic's log, and the chain hash there. Stored elsewhere, it proves later what
 * the log contained.
 */
export interface Checkpoint {
  clinic_id: string;
  /** The number of entries included. */
  seq: number;
  /** The chain hash at that position, hexadecimal. */
  hash: string;
  /** The creation time of the checkpoint, ISO 8601 in UTC. */
  time: string;
}

/** A checkpoint with its signature (Ed25519, base64url), and the public key (raw, base64url) for it. */
export interface SignedCheckpoint extends Checkpoint {
  format: typeof CHECKPOINT_FORMAT;
  public_key: string;
  /** SHA-256 of the public key, hexadecimal, to be written down once. */
  fingerprint: string;
  signature: string;
}

/** The name of the file format, and the first line of the signed text. */
export const CHECKPOINT_FORMAT = 'salus-audit-checkpoint-1';

/** Maximum length of a checkpoint file, in characters. */
export const LONGEST_CHECKPOINT = 4000;

/** Returns the signed text: a line for each part. */
export function checkpointText({ clinic_id, seq, hash, time }: Checkpoint): string {
  return [CHECKPOINT_FORMAT, clinic_id, seq, hash, time].join('\n');
}

/** Parses a checkpoint file; null for anything else. Does not verify the signature. */
export function readCheckpoint(text: string): SignedCheckpoint | null {
  if (text.length > LONGEST_CHECKPOINT) return null;
  let file: Partial<Record<keyof SignedCheckpoint, unknown>>;
  try {
    file = JSON.parse(text) as typeof file;
  } catch {
    return null;
  }
  const fits =
    typeof file === 'object' &&
    file !== null &&
    file.format === CHECKPOINT_FORMAT &&
    isText(file.clinic_id, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) &&
    typeof file.seq === 'number' &&
    Number.isSafeInteger(file.seq) &&
    file.seq > 0 &&
    isText(file.hash, /^[\da-f]{64}$/) &&
    isText(file.time, /^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/) &&
    isText(file.public_key, /^[\w-]{43}$/) &&
    isText(file.fingerprint, /^[\da-f]{64}$/) &&
    isText(file.signature, /^[\w-]{86}$/);
  return fits ? (file as SignedCheckpoint) : null;
}

function isText(value: unknown, shape: RegExp): value is string {
  return typeof value === 'string' && shape.test(value);
}
