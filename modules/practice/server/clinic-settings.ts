import { isDomainError, notFound } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { MutationResolvers, QueryResolvers } from '../api/registration.gen.ts';
import { createTag, deleteTag, listTags, mergeTag, updateTag } from './change-tags.ts';
import { readClinic, readPractices } from './clinic/practice.sql.ts';
import { createPractice, readClosing, updatePractice } from './clinic/save-practice.ts';
import { updateClinic } from './clinic/update-clinic.ts';
import { readProfile } from './profile/profile.sql.ts';
import { updateMemberProfile, updateOwnProfile } from './profile/update-profile.ts';
import type { Rows } from './rows.ts';
import { acceptTerms, deleteTermsDraft, publishTerms, saveTermsDraft } from './terms/change-terms.ts';
import { readAcceptances, readPendingSince, readTerms, readTermsInForce } from './terms/terms.sql.ts';

/** Queries of the clinic itself: practices, tags, profiles and terms. */
export const clinicQueries: QueryResolvers<Rows> = {
  currentClinic: (_parent, _args, ctx) => readClinic(db(ctx), ctx.actor.clinicId),
  currentPractice: async (_parent, _args, ctx) => {
    const practices = await readPractices(db(ctx), ctx.actor.clinicId);
    return practices.find(({ id }) => id === ctx.actor.practiceId)!;
  },
  practices: (_parent, _args, ctx) => readPractices(db(ctx), ctx.actor.clinicId),
  practice_closing: (_parent, { id }, ctx) => readClosing(ctx, id),
  clinic_tags: (_parent, { search }, ctx) => listTags(ctx, search ?? ''),
  my_profile: async (_parent, _args, ctx) => (await readProfile(db(ctx), ctx.actor.clinicId, ctx.actor.userId))!,
  member_profile: async (_parent, { user_id }, ctx) =>
    (await readProfile(db(ctx), ctx.actor.clinicId, user_id)) ?? notFound('member'),
  terms_versions: (_parent, _args, ctx) => readTerms(db(ctx), ctx.actor.clinicId),
  terms_acceptances: async (_parent, { id }, ctx) =>
    (await readTerms(db(ctx), ctx.actor.clinicId, [id])).length === 0
      ? notFound('version')
      : readAcceptances(db(ctx), ctx.actor.clinicId, id),
  my_pending_terms: async (_parent, _args, ctx) => {
    const since = await readPendingSince(db(ctx), ctx.actor.clinicId, ctx.actor.userId);
    return since === null ? null : readTermsInForce(db(ctx), ctx.actor.clinicId);
  },
};

/** Mutations of the clinic itself: practices, tags, profiles and terms. */
export const clinicMutations: MutationResolvers<Rows> = {
  updateClinic: async (_parent, { version, input }, ctx) => {
    const updated = await updateClinic(ctx, version, input);
    return isDomainError(updated) ? updated : readClinic(db(ctx), ctx.actor.clinicId);
  },
  createPractice: (_parent, { input }, ctx) => createPractice(ctx, input),
  updateOnePractice: (_parent, { id, version, input }, ctx) => updatePractice(ctx, id, version, input),
  clinic_tag_create: (_parent, { tag_name, color }, ctx) => createTag(ctx, tag_name, color),
  clinic_tag_update: (_parent, { id, version, name, color }, ctx) => updateTag(ctx, id, version, name, color),
  clinic_tag_merge: (_parent, { id, into_id }, ctx) => mergeTag(ctx, id, into_id),
  clinic_tag_delete: (_parent, { id, version }, ctx) => deleteTag(ctx, id, version),
  update_my_profile: (_parent, { version, input }, ctx) => updateOwnProfile(ctx, version, input),
  member_profile_update: (_parent, { user_id, version, input }, ctx) =>
    updateMemberProfile(ctx, user_id, version, input),
  terms_draft_save: (_parent, { id, version, input }, ctx) =>
    saveTermsDraft(ctx, id == null ? null : { id, version: version ?? 0 }, input),
  terms_draft_delete: (_parent, target, ctx) => deleteTermsDraft(ctx, target),
  terms_publish: (_parent, target, ctx) => publishTerms(ctx, target),
  terms_accept: (_parent, { id }, ctx) => acceptTerms(ctx, id),
};
