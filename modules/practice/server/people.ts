import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { modulesOf } from '#platform/modules-of.ts';
import type { Actor, RequestContext } from '#platform/request-context.ts';
import type {
  AccessRule,
  ClinicInvitation,
  EmergencyAccess,
  Member,
  Resolvers,
  Role,
} from '../api/registration.gen.ts';
import { areaOf, grantsNotToGive, personName, SCOPES, type Grant } from '../rules/index.ts';
import { resendInvitation, revokeInvitation } from './invitations/change-invitation.ts';
import { deactivateMember } from './members/deactivate-member.ts';
import { deleteRole } from './roles/delete-role.ts';
import { beginEmergency, endEmergency, listEmergencies, reviewEmergency } from './emergency/emergency-access.ts';
import { readEmergencies, type EmergencyRow } from './emergency/emergency.sql.ts';
import { ordinaryRules } from './members/lock-rights.ts';
import { readInvitations, type InvitationRow } from './invitations/invitations.sql.ts';
import { inviteMember } from './invitations/invite-member.ts';
import { findReassignments } from './members/member-reassignments.ts';
import { readMemberDetails, type MemberDetails } from './members/members.sql.ts';
import { reactivateMember } from './members/reactivate-member.ts';
import { readRoles, type RoleRow } from './roles/roles.sql.ts';
import { saveRole } from './roles/save-role.ts';
import { updateMember } from './members/update-member.ts';

/** Resolvers of the service registration about people, roles, invitations and emergency access. */
export const people: Resolvers = {
  Query: {
    roles: async (_parent, _args, ctx) =>
      (await readRoles(ctx.app.database.kysely, ctx.actor.clinicId)).map((role) => shapeRole(ctx, role)),
    access_rules: (_parent, _args, { app }) =>
      modulesOf(app).flatMap(({ accessRules }) =>
        accessRules.map((rule): AccessRule => {
          const { area, title } = areaOf(rule.id);
          const scopes = SCOPES.filter((scope) => scope === 'clinic' || rule.scopes?.includes(scope) === true);
          const presets = [...new Set(['Admin', ...rule.presets])];
          const { emergency = false, administrative = false } = rule;
          return { ...rule, area, area_title: title, scopes, presets, emergency, administrative };
        }),
      ),
    members: async (_parent, _args, ctx) => {
      const { app, actor } = ctx;
      const [members, mayGive] = await Promise.all([
        readMemberDetails(app.database.kysely, actor.clinicId),
        rolesToGive(ctx),
      ]);
      return members.map((member) => shapeMember(ctx, member, mayGive));
    },
    clinic_invitations: async (_parent, _args, ctx) => {
      const { app, actor, now } = ctx;
      const [invitations, mayGive] = await Promise.all([
        readInvitations(app.database.kysely, actor.clinicId, now),
        rolesToGive(ctx),
      ]);
      return invitations.map((invitation) => shapeInvitation(invitation, mayGive));
    },
    member_handovers: async (_parent, { user_id }, { app, actor, now }) =>
      (await findReassignments(app, app.database.kysely, actor.clinicId, user_id, now)).map(
        ({ reassignment, count, takers }) => ({
          id: reassignment.id,
          title: reassignment.title,
          count,
          takers,
          may_stay: reassignment.mayStay === true,
        }),
      ),
    my_emergency_access: async (_parent, _args, { app, actor, now }) => {
      const own = { userId: actor.userId, at: now };
      const [access] = await readEmergencies(app.database.kysely, actor.clinicId, own);
      return access === undefined ? null : shapeEmergency(access);
    },
    emergency_accesses: async (_parent, { skip, take }, ctx) => {
      const found = await listEmergencies(ctx, skip ?? 0, take ?? 50);
      return isDomainError(found) ? found : found.map(shapeEmergency);
    },
  },
  Mutation: {
    role_create: async (_parent, args, ctx) => shaped(await saveRole(ctx, args, null), (role) => shapeRole(ctx, role)),
    role_update: async (_parent, { id, version, ...typed }, ctx) =>
      shaped(await saveRole(ctx, typed, { id, version }), (role) => shapeRole(ctx, role)),
    role_delete: (_parent, { id, version, replacement_role_id }, ctx) =>
      deleteRole(ctx, id, version, replacement_role_id ?? null),
    member_update: async (_parent, { user_id, version, ...places }, ctx) =>
      shapedMember(ctx, await updateMember(ctx, user_id, version, places)),
    member_deactivate: async (_parent, { user_id, version, handovers }, ctx) =>
      shapedMember(ctx, await deactivateMember(ctx, user_id, version, handovers)),
    member_reactivate: async (_parent, { user_id, version }, ctx) =>
      shapedMember(ctx, await reactivateMember(ctx, user_id, version)),
    registry_doctor_invitation_send: async (_parent, args, ctx) => shapedInvitation(ctx, await inviteMember(ctx, args)),
    registry_doctor_invitation_resend: async (_parent, { id }, ctx) =>
      shapedInvitation(ctx, await resendInvitation(ctx, id)),
    registry_doctor_invitation_revoke: async (_parent, { id }, ctx) =>
      shapedInvitation(ctx, await revokeInvitation(ctx, id)),
    emergency_access_begin: async (_parent, { reason }, ctx) =>
      shaped(await beginEmergency(ctx, reason), shapeEmergency),
    emergency_access_end: async (_parent, _args, ctx) => {
      const ended = await endEmergency(ctx);
      return ended === null || isDomainError(ended) ? ended : shapeEmergency(ended);
    },
    emergency_access_review: async (_parent, { id, note }, ctx) =>
      shaped(await reviewEmergency(ctx, id, note), shapeEmergency),
  },
};

function shaped<Row, Shape>(row: Row | DomainError, shape: (row: Row) => Shape): Shape | DomainError {
  return isDomainError(row) ? row : shape(row);
}

/** The ids of the roles that the caller may give to somebody else. */
async function rolesToGive({ app, actor }: RequestContext): Promise<ReadonlySet<string>> {
  const ordinary = ordinaryRules(app);
  const roles = await readRoles(app.database.kysely, actor.clinicId);
  return new Set(roles.filter(({ grants }) => mayGive(actor, grants, ordinary)).map(({ id }) => id));
}

function mayGive(actor: Actor, grants: readonly Grant[], ordinary: ReadonlySet<string>): boolean {
  return actor.rules.has('practice.members') && grantsNotToGive(actor, grants, ordinary).length === 0;
}

function shapeRole({ app, actor }: RequestContext, { grants, ...role }: RoleRow): Role {
  return {
    ...role,
    access_rule_id_list: grants.map(({ access_rule }) => access_rule),
    access_scopes: grants.filter(({ scope }) => scope !== 'clinic'),
    may_give: mayGive(actor, grants, ordinaryRules(app)),
  };
}

function shapeMember({ actor }: RequestContext, member: MemberDetails, mayGiveRoles: ReadonlySet<string>): Member {
  const may_change = member.user_id !== actor.userId && member.roles.every(({ id }) => mayGiveRoles.has(id));
  return { ...member, name: personName(member), may_change };
}

async function shapedMember(ctx: RequestContext, member: MemberDetails | DomainError): Promise<Member | DomainError> {
  return isDomainError(member) ? member : shapeMember(ctx, member, await rolesToGive(ctx));
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
  ctx: RequestContext,
  invitation: InvitationRow | DomainError,
): Promise<ClinicInvitation | DomainError> {
  return isDomainError(invitation) ? invitation : shapeInvitation(invitation, await rolesToGive(ctx));
}

function shapeEmergency({ user, reviewer, ...access }: EmergencyRow): EmergencyAccess {
  return { ...access, name: personName(user), reviewed_by: reviewer === null ? null : personName(reviewer) };
}
