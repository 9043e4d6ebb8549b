import { checkPage } from '#platform/check-input.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { AccessRule, MutationResolvers, QueryResolvers } from '../api/registration.gen.ts';
import { areaOf, SCOPES } from '../rules/index.ts';
import { beginEmergency, endEmergency, reviewEmergency } from './emergency/emergency-access.ts';
import { readEmergencies } from './emergency/emergency.sql.ts';
import { resendInvitation, revokeInvitation } from './invitations/change-invitation.ts';
import { shareInvitation, withMailState } from './invitations/invitation-link.ts';
import { readInvitations, type InvitationRow } from './invitations/invitations.sql.ts';
import { inviteMember } from './invitations/invite-member.ts';
import { deactivateMember } from './members/deactivate-member.ts';
import { mayGive } from './members/lock-rights.ts';
import { findReassignments } from './members/member-reassignments.ts';
import { readMemberDetails, type MemberDetails } from './members/members.sql.ts';
import { reactivateMember } from './members/reactivate-member.ts';
import { updateMember } from './members/update-member.ts';
import { deleteRole } from './roles/delete-role.ts';
import { readRoles } from './roles/roles.sql.ts';
import { saveRole } from './roles/save-role.ts';
import type { Rows } from './rows.ts';

/** Queries of members, roles, invitations and emergency access. */
export const peopleQueries: QueryResolvers<Rows> = {
  roles: (_parent, _args, ctx) => readRoles(db(ctx), ctx.actor.clinicId),
  access_rules: (_parent, _args, { app }) =>
    modulesOf(app).flatMap(({ accessRules }) =>
      accessRules.map((rule): AccessRule => {
        const { area, title } = areaOf(rule.id);
        const scopes = SCOPES.filter((scope) => scope === 'clinic' || rule.scopes?.includes(scope) === true);
        const presets = [...new Set(['Admin', ...rule.presets])];
        const { emergency = false, administrative = false, needs = [] } = rule;
        return { ...rule, area, area_title: title, scopes, presets, emergency, administrative, needs: [...needs] };
      }),
    ),
  members: async (_parent, _args, ctx) => {
    const [members, given] = await Promise.all([readMemberDetails(db(ctx), ctx.actor.clinicId), rolesToGive(ctx)]);
    return members.map((member) => ({ ...member, may_change: mayChange(ctx, member, given) }));
  },
  clinic_invitations: async (_parent, _args, ctx) => {
    const [invitations, given] = await Promise.all([
      readInvitations(db(ctx), ctx.actor.clinicId, ctx.now),
      rolesToGive(ctx),
    ]);
    return (await withMailState(ctx, invitations)).map((invitation) => ({
      ...invitation,
      may_resend: mayResend(invitation, given),
    }));
  },
  member_handovers: (_parent, { user_id }, ctx) =>
    findReassignments(ctx.app, db(ctx), ctx.actor.clinicId, user_id, ctx.now),
  my_emergency_access: async (_parent, _args, ctx) => {
    const { clinicId, userId } = ctx.actor;
    const [access] = await readEmergencies(db(ctx), clinicId, { userId, at: ctx.now });
    return access ?? null;
  },
  emergency_accesses: (_parent, args, ctx) => {
    const [skip, take] = [args.skip ?? 0, args.take ?? 50];
    return checkPage(take, skip, 100) ?? readEmergencies(db(ctx), ctx.actor.clinicId, {}, { skip, take });
  },
};

/** Mutations of members, roles, invitations and emergency access. */
export const peopleMutations: MutationResolvers<Rows> = {
  role_create: (_parent, args, ctx) => saveRole(ctx, args, null),
  role_update: (_parent, { id, version, ...typed }, ctx) => saveRole(ctx, typed, { id, version }),
  role_delete: (_parent, { id, version, replacement_role_id }, ctx) =>
    deleteRole(ctx, id, version, replacement_role_id ?? null),
  member_update: async (_parent, { user_id, version, ...places }, ctx) =>
    withRights(ctx, await updateMember(ctx, user_id, version, places)),
  member_deactivate: async (_parent, { user_id, version, handovers }, ctx) =>
    withRights(ctx, await deactivateMember(ctx, user_id, version, handovers)),
  member_reactivate: async (_parent, { user_id, version }, ctx) =>
    withRights(ctx, await reactivateMember(ctx, user_id, version)),
  registry_doctor_invitation_send: async (_parent, args, ctx) => withResend(ctx, await inviteMember(ctx, args)),
  registry_doctor_invitation_resend: async (_parent, { id }, ctx) => withResend(ctx, await resendInvitation(ctx, id)),
  registry_doctor_invitation_revoke: async (_parent, { id }, ctx) => withResend(ctx, await revokeInvitation(ctx, id)),
  registry_doctor_invitation_link: (_parent, { id }, ctx) => shareInvitation(ctx, id),
  emergency_access_begin: (_parent, { reason }, ctx) => beginEmergency(ctx, reason),
  emergency_access_end: (_parent, _args, ctx) => endEmergency(ctx),
  emergency_access_review: (_parent, { id, note }, ctx) => reviewEmergency(ctx, id, note),
};

/** Returns the ids of the roles that the caller may assign. */
async function rolesToGive({ app, actor }: RequestContext): Promise<ReadonlySet<string>> {
  const roles = await readRoles(app.database.kysely, actor.clinicId);
  return new Set(roles.filter(({ grants }) => mayGive(app, actor, grants)).map(({ id }) => id));
}

function mayChange({ actor }: RequestContext, member: MemberDetails, given: ReadonlySet<string>): boolean {
  return member.user_id !== actor.userId && member.roles.every(({ id }) => given.has(id));
}

function mayResend({ roles }: InvitationRow, given: ReadonlySet<string>): boolean {
  return roles.every(({ id }) => given.has(id));
}

async function withRights(ctx: RequestContext, member: MemberDetails | DomainError) {
  if (isDomainError(member)) return member;
  return { ...member, may_change: mayChange(ctx, member, await rolesToGive(ctx)) };
}

async function withResend(ctx: RequestContext, invitation: InvitationRow | DomainError) {
  if (isDomainError(invitation)) return invitation;
  const [whole] = await withMailState(ctx, [invitation]);
  return { ...whole!, may_resend: mayResend(invitation, await rolesToGive(ctx)) };
}
