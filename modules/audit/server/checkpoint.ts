import type { App } from '#platform/app.ts';
import { invalid, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type ChainBreak, readCheckpoint, type SignedCheckpoint } from '../rules/index.ts';
import { readHead } from './audit.sql.ts';
import { signCheckpoint, signerOf } from './checkpoint-key.ts';
import { recordAccess } from './record-access.ts';
import { sealEntries } from './seal-entries.ts';
import { walkChain } from './walk-chain.ts';

/** Creates a checkpoint of a clinic's current log; null if the log has no entries yet. */
export async function makeCheckpoint(app: App, clinicId: string, now: Date): Promise<SignedCheckpoint | null> {
  await sealEntries(app, clinicId);
  const head = await readHead(app.database.kysely, clinicId);
  if (head === null) return null;
  const { seq, hash } = head;
  return signCheckpoint(app, { clinic_id: clinicId, seq, hash: hash.toString('hex'), time: now.toISOString() });
}

/** Creates a checkpoint for the caller, and logs it. EMPTY_LOG if the log has no entries. */
export async function takeCheckpoint(ctx: RequestContext): Promise<SignedCheckpoint | DomainError> {
  const { app, actor, now } = ctx;
  const checkpoint = await makeCheckpoint(app, actor.clinicId, now);
  if (checkpoint === null) return domainError('EMPTY_LOG', 'The log has no entries to create a checkpoint for.');
  await recordAccess(ctx, { action: 'sign', objectType: 'audit_checkpoint', reason: `${checkpoint.seq} entries` });
  return checkpoint;
}

/** The result of comparing a checkpoint with the log: whether it matches, and if not, where. */
export interface CheckedCheckpoint {
  state: 'holds' | 'altered' | 'forged' | 'another_key' | 'another_clinic';
  seq: number;
  time: Date;
  fingerprint: string;
  first_broken: ChainBreak | null;
}

/**
 * Checks whether the log still contains the chain of a checkpoint by recomputing every seal and hash up to there. The
 * check is logged.
 */
export async function checkCheckpoint(ctx: RequestContext, text: string): Promise<CheckedCheckpoint | DomainError> {
  const { app, actor } = ctx;
  const checkpoint = readCheckpoint(text);
  if (checkpoint === null) return invalid([{ path: 'file', message: 'This file is not an audit-log checkpoint.' }]);
  const { seq, hash, fingerprint } = checkpoint;
  const signer = await signerOf(app, checkpoint);
  let state: CheckedCheckpoint['state'] = 'holds';
  let broken: ChainBreak | null = null;
  if (signer === 'nobody') state = 'forged';
  else if (checkpoint.clinic_id !== actor.clinicId) state = 'another_clinic';
  else {
    await sealEntries(app, actor.clinicId);
    ({ broken } = await walkChain(app, actor.clinicId, { seq, hash }, seq));
    // A foreign key alone proves nothing, but an altered log is reported anyway.
    state = broken !== null ? 'altered' : signer === 'us' ? 'holds' : 'another_key';
  }
  const outcome = broken === null ? state : `${state} at ${broken.seq}`;
  await recordAccess(ctx, { action: 'read', objectType: 'audit_checkpoint', reason: `checked: ${outcome}` });
  return { state, seq, time: new Date(checkpoint.time), fingerprint, first_broken: broken };
}
