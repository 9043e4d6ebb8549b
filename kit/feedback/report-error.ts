import { ApiError, NETWORK, UNAUTHENTICATED } from '../api/api-error.ts';
import { toast } from './toast.ts';

/** The presentation of a failed call, following the specification's general error handling. */
export type ErrorReport = { kind: 'silent' } | { kind: 'notification'; title: string; message: string };

/**
 * Decides how an error is reported. An expired session and invalid input are shown elsewhere; everything else is a
 * notification.
 */
export function errorReport(error: unknown): ErrorReport {
  if (!(error instanceof ApiError)) {
    return { kind: 'notification', title: 'Unexpected Error', message: 'Something went wrong on this page.' };
  }
  if (error.code === UNAUTHENTICATED || error.subType === 'Z_InputError') return { kind: 'silent' };
  if (error.code === NETWORK) return { kind: 'notification', title: 'Network Error', message: error.message };
  if (error.subType === 'Z_NotificationError')
    return { kind: 'notification', title: error.title, message: error.message };
  return { kind: 'notification', title: 'Unexpected Error', message: error.message };
}

/** Notifies the user of a failed call. Identical simultaneous failures are reported once. */
export function reportError(error: unknown): void {
  const report = errorReport(error);
  if (report.kind === 'silent') return;
  toast.error(report.message, { title: report.title, id: `error ${report.title} ${report.message}` });
}
