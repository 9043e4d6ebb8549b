import { AUDIT_VIEWS, type AuditView } from '../../rules/index.ts';

/** The views of the log: one patient, one user, one object type, or one of the server's views. */
export type LogView = 'patient' | 'user' | 'object' | AuditView;

/** The views with their labels; undefined is the whole log. */
export const LOG_VIEWS: readonly { view: LogView | undefined; label: string }[] = [
  { view: undefined, label: 'All' },
  { view: 'patient', label: 'By patient' },
  { view: 'user', label: 'By user' },
  { view: 'object', label: 'By object' },
  { view: 'rights', label: 'Rights changes' },
  { view: 'exports', label: 'Exports' },
  { view: 'failed_sign_ins', label: 'Failed sign-ins' },
  { view: 'emergency', label: 'Emergency access' },
];

/** Parses a view from a URL; undefined if it is not valid. */
export function readLogView(text: unknown): LogView | undefined {
  return LOG_VIEWS.find(({ view }) => view !== undefined && view === text)?.view;
}

/** Returns the server's name of a view; undefined if filters are sufficient. */
export function serverView(view: LogView | undefined): AuditView | undefined {
  return AUDIT_VIEWS.find((known) => known === view);
}
