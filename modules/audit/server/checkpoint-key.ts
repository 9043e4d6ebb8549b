import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { CHECKPOINT_FORMAT, type Checkpoint, checkpointText, type SignedCheckpoint } from '../rules/index.ts';

// The DER prefixes of Ed25519 private and public keys (RFC 8410).
const PRIVATE_FRAME = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_FRAME = Buffer.from('302a300506032b6570032100', 'hex');

/** Signs a checkpoint with the key of this installation, which is stored outside of the database. */
export async function signCheckpoint(app: App, checkpoint: Checkpoint): Promise<SignedCheckpoint> {
  const key = await privateKey(app);
  const raw = rawPublic(key);
  return {
    format: CHECKPOINT_FORMAT,
    ...checkpoint,
    public_key: raw.toString('base64url'),
    fingerprint: fingerprintOf(raw),
    signature: sign(null, Buffer.from(checkpointText(checkpoint)), key).toString('base64url'),
  };
}

/** Returns whether a checkpoint was signed by this installation, by another key, or has an invalid signature. */
export async function signerOf(app: App, checkpoint: SignedCheckpoint): Promise<'us' | 'another' | 'nobody'> {
  const raw = Buffer.from(checkpoint.public_key, 'base64url');
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_FRAME, raw]), format: 'der', type: 'spki' });
  const signature = Buffer.from(checkpoint.signature, 'base64url');
  if (checkpoint.fingerprint !== fingerprintOf(raw)) return 'nobody';
  if (!verify(null, Buffer.from(checkpointText(checkpoint)), key, signature)) return 'nobody';
  return rawPublic(await privateKey(app)).equals(raw) ? 'us' : 'another';
}

async function privateKey(app: App): Promise<KeyObject> {
  const seed = await app.keys.secret('audit-checkpoint');
  return createPrivateKey({ key: Buffer.concat([PRIVATE_FRAME, seed]), format: 'der', type: 'pkcs8' });
}

function rawPublic(key: KeyObject): Buffer {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_FRAME.length);
}

function fingerprintOf(raw: Buffer): string {
  return createHash('sha256').update(raw).digest('hex');
}
