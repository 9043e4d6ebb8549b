import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { isDomainError, domainError, type DomainError, notFound, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { TermsInput } from '../../api/registration.gen.ts';
import { termsInput } from '../../rules/index.ts';
import { notifyRightsChanged } from '../members/lock-rights.ts';
import {
  lockTerms,
  insertAcceptance,
  publishDraft,
  type PublishedTermsRow,
  readTerms,
  readTermsInForce,
  retireDraft,
  type TermsRow,
  writeDraft,
} from './terms.sql.ts';

/** Saves the draft of the next terms, or creates it. DRAFT_EXISTS if another user has created one. */
export async function saveTermsDraft(
  ctx: RequestContext,
  target: { id: string; version: number } | null,
  input: TermsInput,
): Promise<TermsRow | DomainError> {
  const { app, actor, now } = ctx;
  const checked = checkInput(termsInput, input, 'input');
  if (isDomainError(checked)) return checked;
  const { text, ...said } = checked.value;
  const fields = { ...said, body: text };
  return app.database.transaction(async (tx): Promise<TermsRow | DomainError> => {
    const draft = await draftOf(tx, actor.clinicId);
    if (target === null && draft !== undefined)
      return domainError('DRAFT_EXISTS', 'A draft already exists. Open it and continue there.', 'Not possible');
    const error = target === null ? null : rejectDraft(draft, target);
    if (error !== null) return error;
    const id = target?.id ?? newId();
    const changes = changedFields({ ...draft }, fields);
    if (changes !== null) {
      await writeDraft(tx, actor.clinicId, id, fields, now);
      const action = target === null ? 'create' : 'update';
      await recordChange(tx, ctx, { action, objectType: 'terms', objectId: id, changes });
      await notifyTerms(tx, ctx);
    }
    return (await readTerms(tx, actor.clinicId, [id]))[0]!;
  });
}

/** Deletes the draft. */
export async function deleteTermsDraft(
  ctx: RequestContext,
  target: { id: string; version: number },
): Promise<TermsRow | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx): Promise<TermsRow | DomainError> => {
    const draft = await draftOf(tx, actor.clinicId);
    const error = rejectDraft(draft, target);
    if (error !== null) return error;
    await retireDraft(tx, actor.clinicId, target.id, now);
    await recordChange(tx, ctx, { action: 'delete', objectType: 'terms', objectId: target.id });
    await notifyTerms(tx, ctx);
    return draft!;
  });
}

/** Publishes the draft. */
export async function publishTerms(
  ctx: RequestContext,
  target: { id: string; version: number },
): Promise<TermsRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx): Promise<TermsRow | DomainError> => {
    const all = await lockTerms(tx, clinicId);
    const error = rejectDraft(
      all.find(({ number }) => number === null),
      target,
    );
    if (error !== null) return error;
    const number = Math.max(0, ...all.map((terms) => terms.number ?? 0)) + 1;
    await publishDraft(tx, clinicId, target.id, number, actor.userId, now);
    const changes = { number: { before: null, after: number } };
    await recordChange(tx, ctx, { action: 'update', objectType: 'terms', objectId: target.id, changes });
    await notifyTerms(tx, ctx);
    await notifyRightsChanged(tx, ctx);
    return (await readTerms(tx, clinicId, [target.id]))[0]!;
  });
}

/** Accepts the current terms as the caller. */
export async function acceptTerms(ctx: RequestContext, id: string): Promise<PublishedTermsRow | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx): Promise<PublishedTermsRow | DomainError> => {
    const terms = await readTermsInForce(tx, actor.clinicId);
    if (terms === null) return notFound('version');
    if (terms.id !== id)
      return domainError(
        'STALE_VERSION',
        'A newer version is now in effect. Please read it.',
        'Changed by someone else',
      );
    if (await insertAcceptance(tx, actor.clinicId, id, actor.userId, now)) {
      const changes = { accepted: { before: null, after: `version ${terms.number}` } };
      await recordChange(tx, ctx, { action: 'update', objectType: 'terms', objectId: id, changes });
      await notifyTerms(tx, ctx);
      await notifyRightsChanged(tx, ctx);
    }
    return terms;
  });
}

async function draftOf(tx: Tx, clinicId: string): Promise<TermsRow | undefined> {
  return (await lockTerms(tx, clinicId)).find(({ number }) => number === null);
}

function rejectDraft(draft: TermsRow | undefined, target: { id: string; version: number }): DomainError | null {
  if (draft?.id !== target.id) return notFound('draft');
  return draft.version === target.version ? null : versionConflict('draft');
}

function notifyTerms(tx: Tx, { actor }: RequestContext): Promise<void> {
  return publish(tx, { clinicId: actor.clinicId, topic: 'practice.terms-changed', body: {} });
}
