import { recordAccess } from '#audit/server';
import { isDomainError } from '#platform/domain-error.ts';
import type { PatientRequestWhere, Resolvers } from '../api/patient_request.gen.ts';
import type { Resolvers as Registration } from '../api/registration.gen.ts';
import { fetchRequests } from './fetch-requests.ts';
import { handleRequest } from './handle-request.ts';
import type { SentLink } from './portal/send-link.ts';
import type { RequestFilter, RequestRow } from './requests.sql.ts';
import { isHidden, reviewRequest } from './review-request.ts';
import { sendInvitation } from './send-invitation.ts';

/** A request, and whether access to it has already been logged. */
type LoggedRequest = RequestRow & { isLogged: boolean };

/** Resolvers of the patient_request service. */
export const patientRequest: Resolvers<{ PatientRequest: LoggedRequest }> = {
  Query: {
    fetchRequests: async (_parent, { input }, ctx) => {
      const page = { take: input?.take ?? 10, skip: input?.skip ?? 0, order: input?.orderBy?.create_time ?? 'desc' };
      const found = await fetchRequests(ctx, filterOf(input?.where), page);
      if (isDomainError(found)) return found;
      const isLogged = isOne(input?.where);
      return { count: found.count, requests: found.requests.map((row) => ({ ...row, isLogged })) };
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
      const { request, conflicts, alternatives, notifiedBy: told_by } = handled;
      return {
        request: { ...request, isLogged: true },
        conflicts: [...conflicts],
        alternatives: [...alternatives],
        told_by,
      };
    },
  },
  PatientRequest: {
    handled_by: ({ handled_by_name }) => handled_by_name,
    data: (row, _args, { actor }) => {
      const data = isHidden(actor, row) ? { vitals: [] } : row.data;
      return row.event_id === null ? data : { ...data, event_id: row.event_id };
    },
    // Computed only if requested. For a list only the search was logged; this is access to one patient's record.
    review: async (row, _args, ctx) => {
      const { id: objectId, patient_id: patientId, isLogged } = row;
      if (!isLogged) await recordAccess(ctx, { action: 'read', objectType: 'patient_request', objectId, patientId });
      return reviewRequest(ctx, row);
    },
  },
};

/** The requests module's resolvers of the registration service. */
export const registration: Registration<{ PatientInvitation: SentLink }> = {
  Mutation: {
    registry_patient_invitation_send: (_parent, { id, mail }, ctx) => sendInvitation(ctx, id, mail ?? null),
  },
  PatientInvitation: {
    sent_to: ({ sentTo }) => sentTo,
    expires_time: ({ expires }) => expires,
  },
};

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
