import { AUDIT_VIEWS, type AuditView } from '../../rules/index.ts';

/** What the log can be looked at for: one patient, one user, one kind of object, or one of the server's views. */
export type LogView = 'patient' | 'user' | 'object' | AuditView;

/** The views with their names, as the page offers them; undefined is the whole log. */
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

/** A view as it stands in an address; undefined for what is none. */
export function readLogView(text: unknown): LogView | undefined {
  return LOG_VIEWS.find(({ view }) => view !== undefined && view === text)?.view;
}

/** What the server calls a view; undefined where a filter says it all. */
export function serverView(view: LogView | undefined): AuditView | undefined {
  return AUDIT_VIEWS.find((known) => known === view);
}
