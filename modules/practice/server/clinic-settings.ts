import { pathOf } from '#files/server';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type {
  Clinic,
  ClinicAttributes,
  MemberProfile,
  Practice,
  Resolvers,
  TermsVersion,
} from '../api/registration.gen.ts';
import { clockOf, personName } from '../rules/index.ts';
import { createTag, deleteTag, listTags, mergeTag, updateTag } from './change-tags.ts';
import { acceptTerms, deleteTermsDraft, publishTerms, saveTermsDraft } from './terms/change-terms.ts';
import { notThere } from './changed-meanwhile.ts';
import { clinicLogo, memberAvatar, memberSignature } from './clinic/practice-files.ts';
import { readClinic, readPractices } from './clinic/practice.sql.ts';
import { readProfile } from './profile/profile.sql.ts';
import { createPractice, readClosing, updatePractice } from './clinic/save-practice.ts';
import type { TagRow } from './tags.sql.ts';
import { readAcceptances, readPendingSince, readTerms, readTermsInForce, type TermsRow } from './terms/terms.sql.ts';
import { updateClinic } from './clinic/update-clinic.ts';
import { updateMemberProfile, updateOwnProfile, type ProfileRow } from './profile/update-profile.ts';

/** Resolvers of the service registration about the clinic itself: practices, tags, profiles and terms. */
export const clinicSettings: Resolvers = {
  Query: {
    currentClinic: async (_parent, _args, { app, actor }) =>
      shapeClinic(await readClinic(app.database.kysely, actor.clinicId)),
    currentPractice: async (_parent, _args, { app, actor }) => {
      const practices = await readPractices(app.database.kysely, actor.clinicId);
      return shapePractice(practices.find(({ id }) => id === actor.practiceId)!);
    },
    practices: async (_parent, _args, { app, actor }) =>
      (await readPractices(app.database.kysely, actor.clinicId)).map(shapePractice),
    practice_closing: (_parent, { id }, ctx) => readClosing(ctx, id),
    clinic_tags: async (_parent, { search }, ctx) =>
      (await listTags(ctx, search ?? '')).map(({ patient_count, ...tag }) => ({ ...shapeTag(tag), patient_count })),
    my_profile: async (_parent, _args, { app, actor }) =>
      shapeProfile((await readProfile(app.database.kysely, actor.clinicId, actor.userId))!),
    member_profile: async (_parent, { user_id }, { app, actor }) => {
      const profile = await readProfile(app.database.kysely, actor.clinicId, user_id);
      return profile === undefined ? notThere('member') : shapeProfile(profile);
    },
    terms_versions: async (_parent, _args, { app, actor }) =>
      (await readTerms(app.database.kysely, actor.clinicId)).map(shapeTerms),
    terms_acceptances: async (_parent, { id }, { app, actor }) =>
      (await readTerms(app.database.kysely, actor.clinicId, [id])).length === 0
        ? notThere('version')
        : (await readAcceptances(app.database.kysely, actor.clinicId, id)).map((member) => ({
            ...member,
            name: personName(member),
          })),
    my_pending_terms: async (_parent, _args, { app, actor }) => {
      const { kysely } = app.database;
      const since = await readPendingSince(kysely, actor.clinicId, actor.userId);
      return since === null ? null : readTermsInForce(kysely, actor.clinicId);
    },
  },
  Mutation: {
    updateClinic: async (_parent, { version, input }, ctx) => {
      const updated = await updateClinic(ctx, version, input);
      if (isDomainError(updated)) return updated;
      return shapeClinic(await readClinic(ctx.app.database.kysely, ctx.actor.clinicId));
    },
    createPractice: async (_parent, { input }, ctx) => shaped(await createPractice(ctx, input), shapePractice),
    updateOnePractice: async (_parent, { id, version, input }, ctx) =>
      shaped(await updatePractice(ctx, id, version, input), shapePractice),
    clinic_tag_create: async (_parent, { tag_name, color }, ctx) =>
      shaped(await createTag(ctx, tag_name, color), shapeTag),
    clinic_tag_update: async (_parent, { id, version, name, color }, ctx) =>
      shaped(await updateTag(ctx, id, version, name, color), shapeTag),
    clinic_tag_merge: (_parent, { id, into_id }, ctx) => mergeTag(ctx, id, into_id),
    clinic_tag_delete: (_parent, { id, version }, ctx) => deleteTag(ctx, id, version),
    update_my_profile: async (_parent, { version, input }, ctx) =>
      shaped(await updateOwnProfile(ctx, version, input), shapeProfile),
    member_profile_update: async (_parent, { user_id, version, input }, ctx) =>
      shaped(await updateMemberProfile(ctx, user_id, version, input), shapeProfile),
    terms_draft_save: async (_parent, { id, version, input }, ctx) =>
      shaped(await saveTermsDraft(ctx, id == null ? null : { id, version: version ?? 0 }, input), shapeTerms),
    terms_draft_delete: async (_parent, target, ctx) => shaped(await deleteTermsDraft(ctx, target), shapeTerms),
    terms_publish: async (_parent, target, ctx) => shaped(await publishTerms(ctx, target), shapeTerms),
    terms_accept: (_parent, { id }, ctx) => acceptTerms(ctx, id),
  },
};

function shaped<Row, Shape>(row: Row | DomainError, shape: (row: Row) => Shape): Shape | DomainError {
  return isDomainError(row) ? row : shape(row);
}

function shapeClinic(clinic: Awaited<ReturnType<typeof readClinic>>): Clinic {
  return {
    ...clinic,
    id: clinic.clinic_id,
    logo: clinic.logo_file_id === null ? clinic.logo : pathOf(clinicLogo, clinic.clinic_id, clinic.logo_file_id),
    attributes: clinic.attributes as ClinicAttributes,
    clinic_tags: clinic.tags.map(shapeTag),
    day_start: clockOf(clinic.day_start_minute),
    day_end: clockOf(clinic.day_end_minute),
  };
}

type PracticeRow = Awaited<ReturnType<typeof readPractices>>[number];

function shapePractice({ state, postal_code, ...practice }: PracticeRow): Practice {
  return { ...practice, state_or_province: state, post_code: postal_code };
}

function shapeTag({ created_time, ...tag }: TagRow) {
  return { ...tag, create_time: created_time };
}

function shapeProfile({ avatar_file_id, signature_file_id, ...profile }: ProfileRow): MemberProfile {
  const file = (kind: typeof memberAvatar, id: string | null) =>
    id === null ? null : pathOf(kind, profile.user_id, id);
  return {
    ...profile,
    name: personName(profile),
    avatar: file(memberAvatar, avatar_file_id),
    signature: file(memberSignature, signature_file_id),
  };
}

function shapeTerms({ body, publisher, ...terms }: TermsRow): TermsVersion {
  return {
    ...terms,
    text: body,
    state: terms.number === null ? 'draft' : 'published',
    published_by: publisher === null ? null : personName(publisher),
  };
}
