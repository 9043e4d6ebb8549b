import { AUDIT_VIEWS, type AuditView } from '../rules/index.ts';
import type { LogFilter } from './log-filter.ts';

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

/** What has to be chosen before a view shows anything; null where nothing has. */
export function wantedOf({ view, patient, user, object, record }: LogFilter): { title: string; words: string } | null {
  if (view === 'patient' && patient === undefined)
    return {
      title: 'Whose record?',
      words: 'Choose a patient to see who looked at the record and who changed it.',
    };
  if (view === 'user' && user === undefined)
    return { title: 'Whose work?', words: 'Choose a user to see what they looked at and what they did.' };
  if (view === 'object' && object === undefined && record === undefined)
    return { title: 'Which kind of object?', words: 'Choose a kind, such as roles, chart notes or appointments.' };
  return null;
}
