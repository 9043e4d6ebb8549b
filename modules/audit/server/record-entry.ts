import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type AuditAction, type AuditContent, type AuditOutcome, type Changes, deviceWords } from '../rules/index.ts';
import { sendToInbox } from './audit.sql.ts';
import { entryMac, sealKey } from './entry-seal.ts';

/** The audit data of a command; actor, time and origin come from its request. */
export interface AuditNote {
  action: AuditAction;
  objectType: string;
  objectId?: string | null;
  patientId?: string | null;
  changes?: Changes | null;
  outcome?: AuditOutcome;
  reason?: string | null;
}

/** Writes an entry in the transaction of the change that it reports. */
export async function recordChange(tx: Tx, ctx: RequestContext, note: AuditNote): Promise<void> {
  await sendToInbox(tx, [await sealed(ctx.app, entryOf(ctx, note))]);
}

/** Writes several entries in one statement, for commands that change many records. */
export function recordChanges(tx: Tx, ctx: RequestContext, notes: readonly AuditNote[]): Promise<void> {
  return recordEach(
    tx,
    notes.map((note) => ({ ctx, note })),
  );
}

/** Writes an entry for an automatic change of a clinic, e.g. at the start of a new version. */
export async function recordOwnChange(tx: Tx, app: App, clinicId: string, note: AuditNote): Promise<void> {
  const nobody = { userId: null, name: null, clinicId, sessionId: null, roles: [] };
  const entry = contentOf({ actor: nobody, now: app.clock(), ip: null, device: null }, note, note.reason ?? null);
  await sendToInbox(tx, [await sealed(app, { ...entry, roles: null })]);
}

/** Writes the entries of several requests that share a transaction. */
export async function recordEach(tx: Tx, entries: readonly { ctx: RequestContext; note: AuditNote }[]): Promise<void> {
  await sendToInbox(tx, await Promise.all(entries.map(({ ctx, note }) => sealed(ctx.app, entryOf(ctx, note)))));
}

/** Writes an entry in the transaction of a change without a signed-in user, e.g. by a patient in the portal. */
export async function recordEntry(tx: Tx, app: App, entry: AuditContent): Promise<void> {
  await sendToInbox(tx, [await sealed(app, entry)]);
}

/** Writes many finished entries in one statement, e.g. those of the demo clinic's past. */
export async function recordEntries(tx: Tx, app: App, entries: readonly AuditContent[]): Promise<void> {
  await sendToInbox(tx, await Promise.all(entries.map((entry) => sealed(app, entry))));
}

/** Builds the entry of a request. */
export function entryOf(ctx: RequestContext, note: AuditNote): AuditContent {
  return contentOf(ctx, note, reasonOf(note, ctx));
}

/** The actor, time and origin of an entry. */
interface EntryOrigin {
  actor: {
    userId: string | null;
    name: string | null;
    clinicId: string;
    sessionId: string | null;
    roles: readonly string[];
  };
  now: Date;
  ip: string | null;
  device: string | null;
}

function contentOf({ actor, now, ip, device }: EntryOrigin, note: AuditNote, reason: string | null): AuditContent {
  return {
    clinic_id: actor.clinicId,
    id: newId(),
    time: now,
    user_id: actor.userId,
    user_name: actor.name,
    roles: actor.roles.join(', '),
    action: note.action,
    object_type: note.objectType,
    object_id: note.objectId ?? null,
    patient_id: note.patientId ?? null,
    changes: note.changes ? JSON.stringify(note.changes) : null,
    ip,
    session_id: actor.sessionId,
    outcome: note.outcome ?? 'success',
    reason,
    device: device === null ? null : deviceWords(device),
  };
}

// Entries during emergency access, and by an app, are found by these prefixes, whatever other reason they have.
function reasonOf({ reason = null }: AuditNote, { actor, appName }: RequestContext): string | null {
  const circumstances = [
    ...(actor.emergency === undefined ? [] : ['emergency access']),
    ...(appName === undefined || reason?.startsWith(`app ${appName}`) === true ? [] : [`app ${appName}`]),
  ];
  return [...circumstances, ...(reason === null ? [] : [reason])].join('; ') || null;
}

/** Returns an entry with its seal, ready for the inbox. */
export async function sealed(app: App, entry: AuditContent): Promise<AuditContent & { mac: Buffer }> {
  return { ...entry, mac: entryMac(await sealKey(app), entry) };
}
