import type { House } from '#platform/house.ts';
import { invalid, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { type ChainBreak, readCheckpoint, type SignedCheckpoint } from '../rules/index.ts';
import { readHead } from './audit.sql.ts';
import { signCheckpoint, signerOf } from './checkpoint-key.ts';
import { recordAccess } from './record-access.ts';
import { sealEntries } from './seal-entries.ts';
import { walkChain } from './walk-chain.ts';

/** A checkpoint of a clinic's log as it stands now; null where the log has no entry yet. */
export async function makeCheckpoint(house: House, clinicId: string, now: Date): Promise<SignedCheckpoint | null> {
  await sealEntries(house, clinicId);
  const head = await readHead(house.database.kysely, clinicId);
  if (head === null) return null;
  const { seq, hash } = head;
  return signCheckpoint(house, { clinic_id: clinicId, seq, hash: hash.toString('hex'), time: now.toISOString() });
}

/** A checkpoint for somebody who asks for it; that it was made is an entry too. EMPTY_LOG where there is nothing to check. */
export async function takeCheckpoint(request: Request): Promise<SignedCheckpoint | Refusal> {
  const { house, actor, now } = request;
  const checkpoint = await makeCheckpoint(house, actor.clinicId, now);
  if (checkpoint === null) return refuse('EMPTY_LOG', 'There is no entry yet that a checkpoint could prove.');
  await recordAccess(request, { action: 'sign', objectType: 'audit_checkpoint', reason: `${checkpoint.seq} entries` });
  return checkpoint;
}

/** What a checkpoint tells of the log: it holds, or not, and where not. */
export interface CheckedCheckpoint {
  state: 'holds' | 'altered' | 'forged' | 'another_key' | 'another_clinic';
  seq: number;
  time: Date;
  fingerprint: string;
  first_broken: ChainBreak | null;
}

/** Whether the log still contains the chain that a checkpoint saw: every seal and link up to there is computed anew. Logged. */
export async function checkCheckpoint(request: Request, text: string): Promise<CheckedCheckpoint | Refusal> {
  const { house, actor } = request;
  const checkpoint = readCheckpoint(text);
  if (checkpoint === null) return invalid([{ path: 'file', message: 'This is no checkpoint of an audit log.' }]);
  const { seq, hash, fingerprint } = checkpoint;
  const signer = await signerOf(house, checkpoint);
  let state: CheckedCheckpoint['state'] = 'holds';
  let broken: ChainBreak | null = null;
  if (signer === 'nobody') state = 'forged';
  else if (checkpoint.clinic_id !== actor.clinicId) state = 'another_clinic';
  else {
    await sealEntries(house, actor.clinicId);
    ({ broken } = await walkChain(house, actor.clinicId, { seq, hash }, seq));
    // A key that is not ours proves nothing by itself, but an altered log is one all the same.
    state = broken !== null ? 'altered' : signer === 'us' ? 'holds' : 'another_key';
  }
  const told = broken === null ? state : `${state} at ${broken.seq}`;
  await recordAccess(request, { action: 'read', objectType: 'audit_checkpoint', reason: `checked: ${told}` });
  return { state, seq, time: new Date(checkpoint.time), fingerprint, first_broken: broken };
}
