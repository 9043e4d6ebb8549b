import { pathOf } from '#files/server';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
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
import { acceptTerms, deleteTermsDraft, publishTerms, saveTermsDraft } from './change-terms.ts';
import { notThere } from './changed-meanwhile.ts';
import { clinicLogo, memberAvatar, memberSignature } from './practice-files.ts';
import { readClinic, readPractices } from './practice.sql.ts';
import { readProfile } from './profile.sql.ts';
import { createPractice, readClosing, updatePractice } from './save-practice.ts';
import type { TagRow } from './tags.sql.ts';
import { readAcceptances, readPendingSince, readTerms, readTermsInForce, type TermsRow } from './terms.sql.ts';
import { updateClinic } from './update-clinic.ts';
import { updateMemberProfile, updateOwnProfile, type ProfileRow } from './update-profile.ts';

/** Resolvers of the service registration about the clinic itself: practices, tags, profiles and terms. */
export const clinicSettings: Resolvers = {
  Query: {
    currentClinic: async (_parent, _args, { house, actor }) =>
      shapeClinic(await readClinic(house.database.kysely, actor.clinicId)),
    currentPractice: async (_parent, _args, { house, actor }) => {
      const practices = await readPractices(house.database.kysely, actor.clinicId);
      return shapePractice(practices.find(({ id }) => id === actor.practiceId)!);
    },
    practices: async (_parent, _args, { house, actor }) =>
      (await readPractices(house.database.kysely, actor.clinicId)).map(shapePractice),
    practice_closing: (_parent, { id }, request) => readClosing(request, id),
    clinic_tags: async (_parent, { search }, request) =>
      (await listTags(request, search ?? '')).map(({ patient_count, ...tag }) => ({ ...shapeTag(tag), patient_count })),
    my_profile: async (_parent, _args, { house, actor }) =>
      shapeProfile((await readProfile(house.database.kysely, actor.clinicId, actor.userId))!),
    member_profile: async (_parent, { user_id }, { house, actor }) => {
      const profile = await readProfile(house.database.kysely, actor.clinicId, user_id);
      return profile === undefined ? notThere('member') : shapeProfile(profile);
    },
    terms_versions: async (_parent, _args, { house, actor }) =>
      (await readTerms(house.database.kysely, actor.clinicId)).map(shapeTerms),
    terms_acceptances: async (_parent, { id }, { house, actor }) =>
      (await readTerms(house.database.kysely, actor.clinicId, [id])).length === 0
        ? notThere('version')
        : (await readAcceptances(house.database.kysely, actor.clinicId, id)).map((member) => ({
            ...member,
            name: personName(member),
          })),
    my_pending_terms: async (_parent, _args, { house, actor }) => {
      const { kysely } = house.database;
      const since = await readPendingSince(kysely, actor.clinicId, actor.userId);
      return since === null ? null : readTermsInForce(kysely, actor.clinicId);
    },
  },
  Mutation: {
    updateClinic: async (_parent, { version, input }, request) => {
      const updated = await updateClinic(request, version, input);
      if (isRefusal(updated)) return updated;
      return shapeClinic(await readClinic(request.house.database.kysely, request.actor.clinicId));
    },
    createPractice: async (_parent, { input }, request) => shaped(await createPractice(request, input), shapePractice),
    updateOnePractice: async (_parent, { id, version, input }, request) =>
      shaped(await updatePractice(request, id, version, input), shapePractice),
    clinic_tag_create: async (_parent, { tag_name, color }, request) =>
      shaped(await createTag(request, tag_name, color), shapeTag),
    clinic_tag_update: async (_parent, { id, version, name, color }, request) =>
      shaped(await updateTag(request, id, version, name, color), shapeTag),
    clinic_tag_merge: (_parent, { id, into_id }, request) => mergeTag(request, id, into_id),
    clinic_tag_delete: (_parent, { id, version }, request) => deleteTag(request, id, version),
    update_my_profile: async (_parent, { version, input }, request) =>
      shaped(await updateOwnProfile(request, version, input), shapeProfile),
    member_profile_update: async (_parent, { user_id, version, input }, request) =>
      shaped(await updateMemberProfile(request, user_id, version, input), shapeProfile),
    terms_draft_save: async (_parent, { id, version, input }, request) =>
      shaped(await saveTermsDraft(request, id == null ? null : { id, version: version ?? 0 }, input), shapeTerms),
    terms_draft_delete: async (_parent, kept, request) => shaped(await deleteTermsDraft(request, kept), shapeTerms),
    terms_publish: async (_parent, kept, request) => shaped(await publishTerms(request, kept), shapeTerms),
    terms_accept: (_parent, { id }, request) => acceptTerms(request, id),
  },
};

function shaped<Row, Shape>(row: Row | Refusal, shape: (row: Row) => Shape): Shape | Refusal {
  return isRefusal(row) ? row : shape(row);
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
