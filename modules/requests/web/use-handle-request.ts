import { useState } from 'react';
import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshAll } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { recordSavedHere } from '#patients/web';
import { type DoctorOperation, requestMessages as messages, withoutContact } from '../rules/index.ts';
import {
  UpdateRequestDocument,
  type UpdateRequestMutation,
  type UpdateRequestMutationVariables,
  type WholeRequestFragment,
} from './patient_request.operations.gen.ts';
import { REQUESTS } from './use-requests.ts';

/** Additional input of an action. */
export type Extra = Omit<UpdateRequestMutationVariables['input'], 'request_id' | 'doctor_operation' | 'version'>;
/** The conflicts of an appointment, and alternative times. */
export type AppointmentConflict = Pick<UpdateRequestMutation['updateRequest'], 'conflicts' | 'alternatives'>;

const DONE: Record<DoctorOperation, string> = {
  Approve: messages.approved,
  Decline: messages.declined,
  Pending: messages.pending,
};
const FAILED: Record<DoctorOperation, string> = {
  Approve: messages.approveFailed,
  Decline: messages.declineFailed,
  Pending: messages.pendingFailed,
};

/**
 * Handles a request and reports the result; returns whether it was handled, or the conflicts of its appointment. Throws
 * if saving can be retried, so that the form keeps the input; false if it can't.
 */
export function useHandleRequest(patientRequest: WholeRequestFragment) {
  const [busy, setBusy] = useState<DoctorOperation | null>(null);
  const handle = async (operation: DoctorOperation, extra: Extra = {}): Promise<boolean | AppointmentConflict> => {
    setBusy(operation);
    try {
      const input = {
        request_id: patientRequest.id,
        doctor_operation: operation,
        version: patientRequest.version,
        ...extra,
      };
      const { updateRequest: answer } = await request(UpdateRequestDocument, { input });
      if (answer.conflicts.length > 0) return answer;
      const { patient_version: version } = answer.request.review;
      if (operation === 'Approve' && version !== null) recordSavedHere(patientRequest.patient_id, version);
      toast.success(DONE[operation], { title: messages.handled });
      const isSilent =
        operation !== 'Pending' && answer.told_by === null && patientRequest.review.deceased_date === null;
      if (isSilent) toast.warning(withoutContact(patientRequest.patient_name));
      return true;
    } catch (error) {
      const values = questionsOf(error);
      if (values !== null)
        return await askAgain(values, () => handle(operation, { ...extra, confirmed: idsOf(patientRequest) }));
      if (isBesideField(error)) throw error;
      const why = error instanceof ApiError ? ` ${error.message}` : '';
      toast.error(`${FAILED[operation]}${why}`, { title: messages.failed, shownFor: 3000 });
      if (hasCode(error, 'ALREADY_HANDLED')) return false;
      throw error;
    } finally {
      setBusy(null);
      refreshAll(REQUESTS);
    }
  };
  return { busy, handle };
}

/** Asks for confirmation if the record has changed since the request. */
export async function confirmVersionConflict(fields: readonly string[]): Promise<boolean> {
  const yes = await confirm({
    title: 'The record has changed',
    message: `These fields have changed since the patient sent the request: ${fields.join(', ')}. Approve anyway?`,
    confirm: 'Approve anyway',
  });
  if (!yes) toast.info(messages.approveCanceled);
  return yes;
}

async function askAgain<T>(values: string, again: () => Promise<T>): Promise<T | false> {
  const yes = await confirm({ title: 'Confirm values', message: values, confirm: 'Confirm' });
  if (yes) return again();
  toast.info(messages.approveCanceled);
  return false;
}

function questionsOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'IMPLAUSIBLE_VALUE') return null;
  return error.issues.map(({ message }) => message).join(' ');
}

// An open form shows these beside its fields.
function isBesideField(error: unknown): boolean {
  return (
    error instanceof ApiError && error.issues.some(({ path }) => /^(?:event|data|input\.(?:reason|note))\b/.test(path))
  );
}

function idsOf({ data }: WholeRequestFragment): string[] {
  const { vitals = [] } = data as { vitals?: { vital_info_id: string }[] };
  return vitals.map(({ vital_info_id: id }) => id);
}
