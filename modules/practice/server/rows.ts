import { pathOf } from '#files/server';
import type { RequestContext } from '#platform/request-context.ts';
import type { Resolvers } from '../api/registration.gen.ts';
import { clockOf, type NamedPerson, personName } from '../rules/index.ts';
import type { CountedTagRow } from './change-tags.ts';
import type { readClinic } from './clinic/practice.sql.ts';
import { clinicLogo, memberAvatar, memberSignature } from './clinic/practice-files.ts';
import type { PracticeMemberRow, PracticeRow } from './clinic/practices.sql.ts';
import type { EmergencyRow } from './emergency/emergency.sql.ts';
import type { MailState } from './invitations/invitation-link.ts';
import type { InvitationRow } from './invitations/invitations.sql.ts';
import { mayGive } from './members/lock-rights.ts';
import type { FoundReassignment } from './members/member-reassignments.ts';
import type { readMembers, MemberDetails } from './members/members.sql.ts';
import type { ProfileRow } from './profile/update-profile.ts';
import type { RoleRow } from './roles/roles.sql.ts';
import type { TagRow } from './tags.sql.ts';
import type { AcceptanceRow, TermsRow } from './terms/terms.sql.ts';

/** The rows of the types of the service registration. */
export interface Rows {
  Clinic: Awaited<ReturnType<typeof readClinic>>;
  ClinicInvitation: InvitationRow & MailState & { may_resend: boolean };
  ClinicMember: Awaited<ReturnType<typeof readMembers>>[number];
  ClinicTag: TagRow;
  CountedTag: CountedTagRow;
  EmergencyAccess: EmergencyRow;
  Member: MemberDetails & { may_change: boolean };
  MemberHandover: FoundReassignment;
  MemberProfile: ProfileRow;
  Practice: PracticeRow;
  PracticeMember: PracticeMemberRow;
  Role: RoleRow;
  TermsAcceptance: AcceptanceRow;
  TermsVersion: TermsRow;
}

const name = (person: NamedPerson): string => personName(person);
const nameOrNull = (person: NamedPerson | null): string | null => (person === null ? null : personName(person));
const create_time = ({ created_time }: { created_time: Date }): Date => created_time;

/** Resolvers for their fields that differ from the contract. */
export const fields: Omit<Resolvers<Rows>, 'Query' | 'Mutation'> = {
  Clinic: {
    id: ({ clinic_id }) => clinic_id,
    logo: ({ clinic_id, logo, logo_file_id: fileId }) =>
      fileId === null ? logo : pathOf(clinicLogo, clinic_id, fileId),
    clinic_tags: ({ tags }) => tags,
    day_start: ({ day_start_minute }) => clockOf(day_start_minute),
    day_end: ({ day_end_minute }) => clockOf(day_end_minute),
  },
  ClinicInvitation: {
    invited_practice_list: ({ practices }) => practices,
    invited_role_list: ({ roles }) => roles,
    invited_by: ({ inviter_first_name: first_name, inviter_last_name: last_name }) =>
      personName({ first_name, last_name }),
  },
  ClinicMember: { name },
  ClinicTag: { create_time },
  CountedTag: { create_time },
  EmergencyAccess: {
    name: ({ user }) => personName(user),
    reviewed_by: ({ reviewer }) => nameOrNull(reviewer),
  },
  Member: { name },
  MemberHandover: {
    id: ({ reassignment }) => reassignment.id,
    title: ({ reassignment }) => reassignment.title,
    may_stay: ({ reassignment }) => reassignment.mayStay === true,
  },
  MemberProfile: {
    name,
    avatar: ({ user_id, avatar_file_id: fileId }) => (fileId === null ? null : pathOf(memberAvatar, user_id, fileId)),
    signature: ({ user_id, signature_file_id: fileId }) =>
      fileId === null ? null : pathOf(memberSignature, user_id, fileId),
  },
  Practice: { state_or_province: ({ state }) => state, post_code: ({ postal_code }) => postal_code },
  PracticeMember: { name },
  Role: {
    access_rule_id_list: ({ grants }) => grants.map(({ access_rule }) => access_rule),
    access_scopes: ({ grants }) => grants.filter(({ scope }) => scope !== 'clinic'),
    may_give: ({ grants }, _args, { app, actor }: RequestContext) => mayGive(app, actor, grants),
  },
  TermsAcceptance: { name },
  TermsVersion: {
    text: ({ body }) => body,
    state: ({ number }) => (number === null ? 'draft' : 'published'),
    published_by: ({ publisher }) => nameOrNull(publisher),
  },
};
