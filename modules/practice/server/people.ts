import { isRefusal, type Refusal } from '#platform/refusal.ts';
import { modulesOf } from '#platform/modules-of.ts';
import type { Actor, Request } from '#platform/request.ts';
import type {
  AccessRule,
  ClinicInvitation,
  EmergencyAccess,
  Member,
  Resolvers,
  Role,
} from '../api/registration.gen.ts';
import { areaOf, grantsNotToGive, personName, SCOPES, type Grant } from '../rules/index.ts';
import { resendInvitation, revokeInvitation } from './change-invitation.ts';
import { deactivateMember } from './deactivate-member.ts';
import { deleteRole } from './delete-role.ts';
import { beginEmergency, endEmergency, listEmergencies, reviewEmergency } from './emergency-access.ts';
import { readEmergencies, type EmergencyRow } from './emergency.sql.ts';
import { ordinaryRules } from './hold-rights.ts';
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
    roles: async (_parent, _args, request) =>
      (await readRoles(request.house.database.kysely, request.actor.clinicId)).map((role) => shapeRole(request, role)),
    access_rules: (_parent, _args, { house }) =>
      modulesOf(house).flatMap(({ accessRules }) =>
        accessRules.map((rule): AccessRule => {
          const { area, title } = areaOf(rule.id);
          const scopes = SCOPES.filter((scope) => scope === 'clinic' || rule.scopes?.includes(scope) === true);
          const presets = [...new Set(['Admin', ...rule.presets])];
          const { emergency = false, administrative = false } = rule;
          return { ...rule, area, area_title: title, scopes, presets, emergency, administrative };
        }),
      ),
    members: async (_parent, _args, request) => {
      const { house, actor } = request;
      const [members, mayGive] = await Promise.all([
        readMemberDetails(house.database.kysely, actor.clinicId),
        rolesToGive(request),
      ]);
      return members.map((member) => shapeMember(request, member, mayGive));
    },
    clinic_invitations: async (_parent, _args, request) => {
      const { house, actor, now } = request;
      const [invitations, mayGive] = await Promise.all([
        readInvitations(house.database.kysely, actor.clinicId, now),
        rolesToGive(request),
      ]);
      return invitations.map((invitation) => shapeInvitation(invitation, mayGive));
    },
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
    role_create: async (_parent, args, request) =>
      shaped(await saveRole(request, args, null), (role) => shapeRole(request, role)),
    role_update: async (_parent, { id, version, ...typed }, request) =>
      shaped(await saveRole(request, typed, { id, version }), (role) => shapeRole(request, role)),
    role_delete: (_parent, { id, version, replacement_role_id }, request) =>
      deleteRole(request, id, version, replacement_role_id ?? null),
    member_update: async (_parent, { user_id, version, ...places }, request) =>
      shapedMember(request, await updateMember(request, user_id, version, places)),
    member_deactivate: async (_parent, { user_id, version, handovers }, request) =>
      shapedMember(request, await deactivateMember(request, user_id, version, handovers)),
    member_reactivate: async (_parent, { user_id, version }, request) =>
      shapedMember(request, await reactivateMember(request, user_id, version)),
    registry_doctor_invitation_send: async (_parent, args, request) =>
      shapedInvitation(request, await inviteMember(request, args)),
    registry_doctor_invitation_resend: async (_parent, { id }, request) =>
      shapedInvitation(request, await resendInvitation(request, id)),
    registry_doctor_invitation_revoke: async (_parent, { id }, request) =>
      shapedInvitation(request, await revokeInvitation(request, id)),
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

/** The ids of the roles that the caller may give to somebody else. */
async function rolesToGive({ house, actor }: Request): Promise<ReadonlySet<string>> {
  const ordinary = ordinaryRules(house);
  const roles = await readRoles(house.database.kysely, actor.clinicId);
  return new Set(roles.filter(({ grants }) => mayGive(actor, grants, ordinary)).map(({ id }) => id));
}

function mayGive(actor: Actor, grants: readonly Grant[], ordinary: ReadonlySet<string>): boolean {
  return actor.rules.has('practice.members') && grantsNotToGive(actor, grants, ordinary).length === 0;
}

function shapeRole({ house, actor }: Request, { grants, ...role }: RoleRow): Role {
  return {
    ...role,
    access_rule_id_list: grants.map(({ access_rule }) => access_rule),
    access_scopes: grants.filter(({ scope }) => scope !== 'clinic'),
    may_give: mayGive(actor, grants, ordinaryRules(house)),
  };
}

function shapeMember({ actor }: Request, member: MemberDetails, mayGiveRoles: ReadonlySet<string>): Member {
  const may_change = member.user_id !== actor.userId && member.roles.every(({ id }) => mayGiveRoles.has(id));
  return { ...member, name: personName(member), may_change };
}

async function shapedMember(request: Request, member: MemberDetails | Refusal): Promise<Member | Refusal> {
  return isRefusal(member) ? member : shapeMember(request, member, await rolesToGive(request));
}

function shapeInvitation(
  { practices, roles, ...invitation }: InvitationRow,
  mayGiveRoles: ReadonlySet<string>,
): ClinicInvitation {
  const { inviter_first_name: first_name, inviter_last_name: last_name } = invitation;
  return {
    ...invitation,
    invited_practice_list: practices,
    invited_role_list: roles,
    invited_by: personName({ first_name, last_name }),
    may_resend: roles.every(({ id }) => mayGiveRoles.has(id)),
  };
}

async function shapedInvitation(
  request: Request,
  invitation: InvitationRow | Refusal,
): Promise<ClinicInvitation | Refusal> {
  return isRefusal(invitation) ? invitation : shapeInvitation(invitation, await rolesToGive(request));
}

function shapeEmergency({ user, reviewer, ...access }: EmergencyRow): EmergencyAccess {
  return { ...access, name: personName(user), reviewed_by: reviewer === null ? null : personName(reviewer) };
}
