import { isRefusal, type Refusal } from '#platform/refusal.ts';
import { modulesOf } from '#platform/modules-of.ts';
import type {
  AccessRule,
  ClinicInvitation,
  EmergencyAccess,
  Member,
  Resolvers,
  Role,
} from '../api/registration.gen.ts';
import { areaOf, personName, SCOPES } from '../rules/index.ts';
import { resendInvitation, revokeInvitation } from './change-invitation.ts';
import { deactivateMember } from './deactivate-member.ts';
import { deleteRole } from './delete-role.ts';
import { beginEmergency, endEmergency, listEmergencies, reviewEmergency } from './emergency-access.ts';
import { readEmergencies, type EmergencyRow } from './emergency.sql.ts';
import { readInvitations, type InvitationRow } from './invitations.sql.ts';
import { inviteMember } from './invite-member.ts';
import { findHandovers } from './member-handovers.ts';
import { readMemberDetails, type MemberDetails } from './members.sql.ts';
import { reactivateMember } from './reactivate-member.ts';
import { readRoles, type RoleRow } from './roles.sql.ts';
import { saveRole } from './save-role.ts';
import { updateMember } from './update-member.ts';

/** Resolvers of the service registration about people, roles, invitations and emergency access. */
export const people: Resolvers = {
  Query: {
    roles: async (_parent, _args, { house, actor }) =>
      (await readRoles(house.database.kysely, actor.clinicId)).map(shapeRole),
    access_rules: (_parent, _args, { house }) =>
      modulesOf(house).flatMap(({ accessRules }) =>
        accessRules.map((rule): AccessRule => {
          const { area, title } = areaOf(rule.id);
          const scopes = SCOPES.filter((scope) => scope === 'clinic' || rule.scopes?.includes(scope) === true);
          const presets = [...new Set(['Admin', ...rule.presets])];
          return { ...rule, area, area_title: title, scopes, presets, emergency: rule.emergency === true };
        }),
      ),
    members: async (_parent, _args, { house, actor }) =>
      (await readMemberDetails(house.database.kysely, actor.clinicId)).map(shapeMember),
    clinic_invitations: async (_parent, _args, { house, actor, now }) =>
      (await readInvitations(house.database.kysely, actor.clinicId, now)).map(shapeInvitation),
    member_handovers: async (_parent, { user_id }, { house, actor, now }) =>
      (await findHandovers(house, house.database.kysely, actor.clinicId, user_id, now)).map(
        ({ handover, count, takers }) => ({
          id: handover.id,
          title: handover.title,
          count,
          takers,
          may_stay: handover.mayStay === true,
        }),
      ),
    my_emergency_access: async (_parent, _args, { house, actor, now }) => {
      const own = { userId: actor.userId, at: now };
      const [access] = await readEmergencies(house.database.kysely, actor.clinicId, own);
      return access === undefined ? null : shapeEmergency(access);
    },
    emergency_accesses: async (_parent, { skip, take }, request) => {
      const found = await listEmergencies(request, skip ?? 0, take ?? 50);
      return isRefusal(found) ? found : found.map(shapeEmergency);
    },
  },
  Mutation: {
    role_create: async (_parent, args, request) => shaped(await saveRole(request, args, null), shapeRole),
    role_update: async (_parent, { id, version, ...typed }, request) =>
      shaped(await saveRole(request, typed, { id, version }), shapeRole),
    role_delete: (_parent, { id, version, replacement_role_id }, request) =>
      deleteRole(request, id, version, replacement_role_id ?? null),
    member_update: async (_parent, { user_id, version, ...places }, request) =>
      shaped(await updateMember(request, user_id, version, places), shapeMember),
    member_deactivate: async (_parent, { user_id, version, handovers }, request) =>
      shaped(await deactivateMember(request, user_id, version, handovers), shapeMember),
    member_reactivate: async (_parent, { user_id, version }, request) =>
      shaped(await reactivateMember(request, user_id, version), shapeMember),
    registry_doctor_invitation_send: async (_parent, args, request) =>
      shaped(await inviteMember(request, args), shapeInvitation),
    registry_doctor_invitation_resend: async (_parent, { id }, request) =>
      shaped(await resendInvitation(request, id), shapeInvitation),
    registry_doctor_invitation_revoke: async (_parent, { id }, request) =>
      shaped(await revokeInvitation(request, id), shapeInvitation),
    emergency_access_begin: async (_parent, { reason }, request) =>
      shaped(await beginEmergency(request, reason), shapeEmergency),
    emergency_access_end: async (_parent, _args, request) => {
      const ended = await endEmergency(request);
      return ended === null || isRefusal(ended) ? ended : shapeEmergency(ended);
    },
    emergency_access_review: async (_parent, { id, note }, request) =>
      shaped(await reviewEmergency(request, id, note), shapeEmergency),
  },
};

function shaped<Row, Shape>(row: Row | Refusal, shape: (row: Row) => Shape): Shape | Refusal {
  return isRefusal(row) ? row : shape(row);
}

function shapeRole({ grants, ...role }: RoleRow): Role {
  return {
    ...role,
    access_rule_id_list: grants.map(({ access_rule }) => access_rule),
    access_scopes: grants.filter(({ scope }) => scope !== 'clinic'),
  };
}

function shapeMember(member: MemberDetails): Member {
  return { ...member, name: personName(member) };
}

function shapeInvitation({ practices, roles, ...invitation }: InvitationRow): ClinicInvitation {
  const { inviter_first_name: first_name, inviter_last_name: last_name } = invitation;
  return {
    ...invitation,
    invited_practice_list: practices,
    invited_role_list: roles,
    invited_by: personName({ first_name, last_name }),
  };
}

function shapeEmergency({ user, reviewer, ...access }: EmergencyRow): EmergencyAccess {
  return { ...access, name: personName(user), reviewed_by: reviewer === null ? null : personName(reviewer) };
}
