import { create } from 'zustand';
import { setClinicZone } from '../formats/clinic-zone.ts';

/** The person in front of the page, and what they may do. */
export interface Viewer {
  userId: string;
  username: string;
  firstName: string;
  lastName: string;
  /** As it is shown, with title and credential. */
  name: string;
  clinicId: string;
  clinicName: string;
  /** IANA name of the clinic's time zone. */
  timeZone: string;
  practiceId: string;
  practiceName: string;
  roles: readonly string[];
  rules: ReadonlySet<string>;
  /** The rules that they hold for less than the whole clinic: for what is their own, or their practice's. */
  scopes?: ReadonlyMap<string, 'clinic' | 'practice' | 'self'>;
  /** Ids of who works in the same practice; empty where no rule is held for the practice alone. */
  colleagues?: ReadonlySet<string>;
  /** Nothing but setting a second factor up is open to them until one stands. */
  mustSetUpTwoFa?: boolean;
  /** Nothing but reading and accepting the clinic's terms is open to them until they have. */
  mustAcceptTerms?: boolean;
  /** Path of their picture in the API. */
  avatar?: string | null;
  /** When the emergency access that is on ends, ISO 8601; null where none is on. */
  emergencyUntil: string | null;
}

/**
 * `starting`: the page looks for a stored session; `expired`: somebody was signed in and the page still shows their work,
 * but the server wants them to sign in again.
 */
export type SessionStatus = 'starting' | 'signed-out' | 'signed-in' | 'expired';

interface SessionState {
  status: SessionStatus;
  viewer: Viewer | null;
  /** A sentence for the sign-in page: why the session is over. */
  notice: string | null;
}

/** Who is signed in on this page; the sessions module fills it. */
export const useSession = create<SessionState>(() => ({ status: 'starting', viewer: null, notice: null }));

/** Somebody has signed in. */
export function enter(viewer: Viewer): void {
  setClinicZone(viewer.timeZone);
  useSession.setState({ status: 'signed-in', viewer, notice: null });
}

/** The rights of the one who is signed in, their name or their clinic's time zone have changed; where somebody else has signed in meanwhile, nothing happens. */
export function renewViewer(viewer: Viewer): void {
  const before = useSession.getState().viewer;
  if (before?.userId !== viewer.userId || before.clinicId !== viewer.clinicId) return;
  setClinicZone(viewer.timeZone);
  useSession.setState({ viewer });
}

/** The session is over, by will or because there was none; the page forgets who it was. */
export function leave(notice: string | null): void {
  useSession.setState({ status: 'signed-out', viewer: null, notice });
}

/** The server ended the session while somebody was at work: the page keeps what it shows. */
export function expire(notice: string): void {
  const { status, viewer } = useSession.getState();
  if (viewer === null) leave(notice);
  else if (status === 'signed-in') useSession.setState({ status: 'expired', notice });
}

/** Whether the signed-in user holds an access rule. The server decides; this only spares the user what it would refuse. */
export function can(rule: string | undefined): boolean {
  return rule === undefined || useSession.getState().viewer?.rules.has(rule) === true;
}

/** Whose things a rule reaches that the viewer holds, by the ids of members; null for everybody's. */
export function reachOf(rule: string): ReadonlySet<string> | null {
  const { viewer } = useSession.getState();
  const scope = viewer?.scopes?.get(rule);
  if (viewer === null || scope === undefined || scope === 'clinic') return null;
  return scope === 'practice' ? (viewer.colleagues ?? new Set()) : new Set([viewer.userId]);
}

/** The signed-in user; throws where a component stands outside the signed-in part of the page. */
export function useViewer(): Viewer {
  const viewer = useSession((state) => state.viewer);
  if (viewer === null) throw new Error('You are signed out.');
  return viewer;
}

/** Id of the signed-in user, or null. */
export function viewerId(): string | null {
  return useSession.getState().viewer?.userId ?? null;
}
