import { create } from 'zustand';
import { setClinicZone } from '../formats/clinic-zone.ts';

/** The signed-in user and their rights. */
export interface Viewer {
  userId: string;
  username: string;
  firstName: string;
  lastName: string;
  /** The display name, with title and credential. */
  name: string;
  clinicId: string;
  clinicName: string;
  /** IANA name of the clinic's time zone. */
  timeZone: string;
  practiceId: string;
  practiceName: string;
  roles: readonly string[];
  rules: ReadonlySet<string>;
  /** The rules that they hold for less than the whole clinic: for their own records, or their practice's. */
  scopes?: ReadonlyMap<string, 'clinic' | 'practice' | 'self'>;
  /** Ids of the members of the same practice; empty if no rule is limited to the practice. */
  colleagues?: ReadonlySet<string>;
  /** The user can only set up a second factor until they have one. */
  mustSetUpTwoFa?: boolean;
  /** The user can only read and accept the clinic's terms until they have accepted them. */
  mustAcceptTerms?: boolean;
  /** Path of their picture in the API. */
  avatar?: string | null;
  /** The end of the active emergency access, ISO 8601; null if there is none. */
  emergencyUntil: string | null;
}

/**
 * `starting`: the page looks for a stored session. `expired`: the page still shows the user's work, but the server
 * requires them to sign in again.
 */
export type SessionStatus = 'starting' | 'signed-out' | 'signed-in' | 'expired';

interface SessionState {
  status: SessionStatus;
  viewer: Viewer | null;
  /** A sentence for the sign-in page: the reason why the session ended. */
  notice: string | null;
}

/** The session of this page; set by the sessions module. */
export const useSession = create<SessionState>(() => ({ status: 'starting', viewer: null, notice: null }));

/** Sets the signed-in user. */
export function enter(viewer: Viewer): void {
  setClinicZone(viewer.timeZone);
  useSession.setState({ status: 'signed-in', viewer, notice: null });
}

/** Updates the rights, name or time zone of the signed-in user. Does nothing if another user has signed in since. */
export function renewViewer(viewer: Viewer): void {
  const before = useSession.getState().viewer;
  if (before?.userId !== viewer.userId || before.clinicId !== viewer.clinicId) return;
  setClinicZone(viewer.timeZone);
  useSession.setState({ viewer });
}

/** Clears the session after a sign-out, or if there was none. */
export function leave(notice: string | null): void {
  useSession.setState({ status: 'signed-out', viewer: null, notice });
}

/** Marks the session as ended by the server during work: the page keeps its content. */
export function expire(notice: string): void {
  const { status, viewer } = useSession.getState();
  if (viewer === null) leave(notice);
  else if (status === 'signed-in') useSession.setState({ status: 'expired', notice });
}

/** Returns whether the signed-in user has an access rule. The server decides; this only hides what it would refuse. */
export function can(rule: string | undefined): boolean {
  return rule === undefined || useSession.getState().viewer?.rules.has(rule) === true;
}

/** Returns the ids of the members whose records a rule covers for the viewer; null for all members. */
export function reachOf(rule: string): ReadonlySet<string> | null {
  const { viewer } = useSession.getState();
  const scope = viewer?.scopes?.get(rule);
  if (viewer === null || scope === undefined || scope === 'clinic') return null;
  return scope === 'practice' ? (viewer.colleagues ?? new Set()) : new Set([viewer.userId]);
}

/** Returns the signed-in user; throws outside of the signed-in part of the page. */
export function useViewer(): Viewer {
  const viewer = useSession((state) => state.viewer);
  if (viewer === null) throw new Error('You are signed out.');
  return viewer;
}

/** Returns the id of the signed-in user, or null. */
export function viewerId(): string | null {
  return useSession.getState().viewer?.userId ?? null;
}
