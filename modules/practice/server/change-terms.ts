import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { announce } from '#platform/outbox.ts';
import { isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import type { TermsInput } from '../api/registration.gen.ts';
import { termsInput } from '../rules/index.ts';
import { changedMeanwhile, notThere } from './changed-meanwhile.ts';
import { tellRightsChanged } from './hold-rights.ts';
import {
  holdTerms,
  insertAcceptance,
  publishDraft,
  type PublishedTermsRow,
  readTerms,
  readTermsInForce,
  retireDraft,
  type TermsRow,
  writeDraft,
} from './terms.sql.ts';

/** Keeps the draft of the next terms, or begins it. DRAFT_EXISTS where somebody else has begun one. */
export async function saveTermsDraft(
  request: Request,
  kept: { id: string; version: number } | null,
  input: TermsInput,
): Promise<TermsRow | Refusal> {
  const { house, actor, now } = request;
  const checked = checkInput(termsInput, input, 'input');
  if (isRefusal(checked)) return checked;
  const { text, ...said } = checked.value;
  const fields = { ...said, body: text };
  return house.database.transaction(async (tx): Promise<TermsRow | Refusal> => {
    const draft = await draftOf(tx, actor.clinicId);
    if (kept === null && draft !== undefined)
      return refuse('DRAFT_EXISTS', 'Somebody has begun a draft already. Open it and go on there.', 'Not possible');
    const refused = kept === null ? null : refuseDraft(draft, kept);
    if (refused !== null) return refused;
    const id = kept?.id ?? newId();
    const changes = changedFields({ ...draft }, fields);
    if (changes !== null) {
      await writeDraft(tx, actor.clinicId, id, fields, now);
      const action = kept === null ? 'create' : 'update';
      await recordChange(tx, request, { action, objectType: 'terms', objectId: id, changes });
      await tellTerms(tx, request);
    }
    return (await readTerms(tx, actor.clinicId, [id]))[0]!;
  });
}

/** Takes the draft away. */
export async function deleteTermsDraft(
  request: Request,
  kept: { id: string; version: number },
): Promise<TermsRow | Refusal> {
  const { house, actor, now } = request;
  return house.database.transaction(async (tx): Promise<TermsRow | Refusal> => {
    const draft = await draftOf(tx, actor.clinicId);
    const refused = refuseDraft(draft, kept);
    if (refused !== null) return refused;
    await retireDraft(tx, actor.clinicId, kept.id, now);
    await recordChange(tx, request, { action: 'delete', objectType: 'terms', objectId: kept.id });
    await tellTerms(tx, request);
    return draft!;
  });
}

/** Puts the draft into force. */
export async function publishTerms(
  request: Request,
  kept: { id: string; version: number },
): Promise<TermsRow | Refusal> {
  const { house, actor, now } = request;
  const { clinicId } = actor;
  return house.database.transaction(async (tx): Promise<TermsRow | Refusal> => {
    const all = await holdTerms(tx, clinicId);
    const refused = refuseDraft(
      all.find(({ number }) => number === null),
      kept,
    );
    if (refused !== null) return refused;
    const number = Math.max(0, ...all.map((terms) => terms.number ?? 0)) + 1;
    await publishDraft(tx, clinicId, kept.id, number, actor.userId, now);
    const changes = { number: { before: null, after: number } };
    await recordChange(tx, request, { action: 'update', objectType: 'terms', objectId: kept.id, changes });
    await tellTerms(tx, request);
    await tellRightsChanged(tx, request);
    return (await readTerms(tx, clinicId, [kept.id]))[0]!;
  });
}

/** The caller accepts the terms in force. */
export async function acceptTerms(request: Request, id: string): Promise<PublishedTermsRow | Refusal> {
  const { house, actor, now } = request;
  return house.database.transaction(async (tx): Promise<PublishedTermsRow | Refusal> => {
    const terms = await readTermsInForce(tx, actor.clinicId);
    if (terms === null) return notThere('version');
    if (terms.id !== id)
      return refuse('STALE_VERSION', 'A newer version is in force by now. Read it, please.', 'Changed meanwhile');
    if (await insertAcceptance(tx, actor.clinicId, id, actor.userId, now)) {
      const changes = { accepted: { before: null, after: `version ${terms.number}` } };
      await recordChange(tx, request, { action: 'update', objectType: 'terms', objectId: id, changes });
      await tellTerms(tx, request);
      await tellRightsChanged(tx, request);
    }
    return terms;
  });
}

async function draftOf(tx: Tx, clinicId: string): Promise<TermsRow | undefined> {
  return (await holdTerms(tx, clinicId)).find(({ number }) => number === null);
}

function refuseDraft(draft: TermsRow | undefined, kept: { id: string; version: number }): Refusal | null {
  if (draft?.id !== kept.id) return notThere('draft');
  return draft.version === kept.version ? null : changedMeanwhile('this draft');
}

function tellTerms(tx: Tx, { actor }: Request): Promise<void> {
  return announce(tx, { clinicId: actor.clinicId, topic: 'practice.terms-changed', body: {} });
}
