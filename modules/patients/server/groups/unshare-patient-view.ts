import type { DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type PatientGroup, patientGroups } from './patient-groups.sql.ts';

/** Stops sharing a view and deletes its group. NOT_FOUND. */
export function unsharePatientView(ctx: RequestContext, id: string): Promise<PatientGroup | DomainError> {
  return patientGroups.activate(ctx, id, false);
}
