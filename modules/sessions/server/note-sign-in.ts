import { deviceWords } from '#audit/rules';
import { recordAccessEntry, recordEntry, type AuditContent } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { PublicRequest } from '#platform/request.ts';
import { insertFailedSignIn } from './history.sql.ts';

/** Whose account it is. */
export interface Owner {
  clinicId: string;
  userId: string;
}

/** What is written about a step of coming in, by whom no session stands yet. */
export interface SignInNote {
  action?: 'sign_in' | 'update';
  objectType?: string;
  userName?: string | null;
  roles?: string | null;
  sessionId?: string | null;
  reason?: string | null;
  outcome?: 'success' | 'refused';
}

/** Writes a step of coming in into the audit log. */
export async function noteSignIn(request: PublicRequest, owner: Owner, note: SignInNote): Promise<void> {
  await recordAccessEntry(request.house, entryOf(request, owner, note));
}

/** The same in the transaction of the change that it tells of. */
export async function noteSignInChange(tx: Tx, request: PublicRequest, owner: Owner, note: SignInNote): Promise<void> {
  await recordEntry(tx, request.house, entryOf(request, owner, note));
}

function entryOf(request: PublicRequest, owner: Owner, note: SignInNote): AuditContent {
  return {
    clinic_id: owner.clinicId,
    id: newId(),
    time: request.now,
    user_id: owner.userId,
    user_name: note.userName ?? null,
    roles: note.roles ?? null,
    action: note.action ?? 'sign_in',
    object_type: note.objectType ?? 'session',
    object_id: null,
    patient_id: null,
    changes: null,
    ip: request.ip,
    session_id: note.sessionId ?? null,
    outcome: note.outcome ?? 'success',
    reason: note.reason ?? null,
    device: request.device === null ? null : deviceWords(request.device),
  };
}

/** Writes a try that failed into the audit log, and into what its owner sees. */
export async function noteFailure(request: PublicRequest, owner: Owner, reason: string): Promise<void> {
  await insertFailedSignIn(
    request.house.database.kysely,
    {
      clinic_id: owner.clinicId,
      id: newId(),
      user_id: owner.userId,
      reason,
      user_agent: request.device?.slice(0, 300) ?? null,
      ip: request.ip,
    },
    request.now,
  );
  await noteSignIn(request, owner, { outcome: 'refused', reason });
}
