import { recordAccess } from '#audit/server';
import { isDomainError } from '#platform/domain-error.ts';
import type { Actor } from '#platform/request-context.ts';
import type { PatientRequest, PatientRequestWhere, Resolvers } from '../api/patient_request.gen.ts';
import type { Resolvers as Registration } from '../api/registration.gen.ts';
import { fetchRequests } from './fetch-requests.ts';
import { handleRequest } from './handle-request.ts';
import type { RequestFilter, RequestRow } from './requests.sql.ts';
import { isHidden, reviewRequest } from './review-request.ts';
import { sendInvitation } from './send-invitation.ts';

/** Resolvers of the service patient_request. */
export const patientRequest: Resolvers = {
  Query: {
    fetchRequests: async (_parent, { input }, ctx) => {
      const page = { take: input?.take ?? 10, skip: input?.skip ?? 0, order: input?.orderBy?.create_time ?? 'desc' };
      const found = await fetchRequests(ctx, filterOf(input?.where), page);
      return isDomainError(found)
        ? found
        : { count: found.count, requests: found.requests.map((row) => shape(ctx.actor, row, isOne(input?.where))) };
    },
  },
  Mutation: {
    updateRequest: async (_parent, { input }, ctx) => {
      const handled = await handleRequest(ctx, {
        id: input.request_id,
        operation: input.doctor_operation,
        version: input.version ?? null,
        reason: input.reason,
        note: input.note,
        followUpDate: input.follow_up_date,
        approval: {
          data: input.data,
          accepted: input.accepted,
          patientVersion: input.patient_version,
          rowVersion: input.row_version,
          confirmed: input.confirmed,
          event: input.event == null ? null : { ...input.event },
          acceptedConflicts: input.accepted_conflicts,
          conflictReason: input.conflict_reason,
        },
      });
      if (isDomainError(handled)) return handled;
      const { conflicts, alternatives, notifiedBy: told_by } = handled;
      return {
        request: shape(ctx.actor, handled.request, true),
        conflicts: [...conflicts],
        alternatives: [...alternatives],
        told_by,
      };
    },
  },
  PatientRequest: {
    // Looked up only for those who ask. Of a list only the search is logged; this look is into one patient's record.
    review: async ({ row, isLogged }: Shaped, _args, ctx) => {
      const { id: objectId, patient_id: patientId } = row;
      if (!isLogged) await recordAccess(ctx, { action: 'read', objectType: 'patient_request', objectId, patientId });
      return reviewRequest(ctx, row);
    },
  },
};

/** Resolvers of the service registration that requests adds. */
export const registration: Registration = {
  Mutation: {
    registry_patient_invitation_send: async (_parent, { id, mail }, ctx) => {
      const sent = await sendInvitation(ctx, id, mail ?? null);
      if (isDomainError(sent)) return sent;
      return { channel: sent.channel, sent_to: sent.sentTo, expires_time: sent.expires };
    },
  },
};

/** A request as it is answered, with what its review is worked out from, and whether the log knows that somebody looked at this one. */
type Shaped = PatientRequest & { row: RequestRow; isLogged: boolean };

function shape(actor: Actor, row: RequestRow, isLogged: boolean): Shaped {
  const { handled_by_name: handled_by, before_data: _before, event_id, data: sent, ...rest } = row;
  const data = isHidden(actor, row) ? { vitals: [] } : sent;
  const withEvent = event_id === null ? data : { ...data, event_id };
  return { ...rest, handled_by, data: withEvent, row, isLogged };
}

function filterOf(where: PatientRequestWhere | null | undefined): RequestFilter {
  return {
    ids: among(where?.id),
    patientIds: among(where?.patient_id),
    statuses: among(where?.status),
  };
}

function isOne(where: PatientRequestWhere | null | undefined): boolean {
  return filterOf(where).ids?.length === 1;
}

function among<T>(filter: { equals?: T | null; in?: readonly T[] | null } | null | undefined): T[] | null {
  if (filter == null) return null;
  const { equals, in: any } = filter;
  if (equals == null) return any == null ? null : [...any];
  return any == null || any.includes(equals) ? [equals] : [];
}
