/** What a checkpoint says: up to which place the log of a clinic had got, and the link there. Kept outside, it proves later what the log was. */
export interface Checkpoint {
  clinic_id: string;
  /** Entries up to here, counted from 1. */
  seq: number;
  /** The chain's link at that place, hexadecimal. */
  hash: string;
  /** When the checkpoint was made, ISO 8601 in UTC. */
  time: string;
}

/** A checkpoint with its signature (Ed25519, base64url), and the public key (raw, base64url) that it fits to. */
export interface SignedCheckpoint extends Checkpoint {
  format: typeof CHECKPOINT_FORMAT;
  public_key: string;
  /** SHA-256 of the public key, hexadecimal: to be noted once, on paper. */
  fingerprint: string;
  signature: string;
}

/** The name of the file's form, and the first line of what is signed. */
export const CHECKPOINT_FORMAT = 'salus-audit-checkpoint-1';

/** Longest file that can be a checkpoint, in characters. */
export const LONGEST_CHECKPOINT = 4000;

/** The text that the signature is made over: a line for each part. */
export function checkpointText({ clinic_id, seq, hash, time }: Checkpoint): string {
  return [CHECKPOINT_FORMAT, clinic_id, seq, hash, time].join('\n');
}

/** Reads a checkpoint's file; null for anything else. Whether its signature is good is another question. */
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
