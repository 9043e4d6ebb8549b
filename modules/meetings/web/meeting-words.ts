import type { Tone } from '#kit/feedback/status-badge.tsx';
import type { OnlineMeetingFragment } from './calendar.operations.gen.ts';

const STATES: Record<OnlineMeetingFragment['state'], { word: string; tone: Tone }> = {
  creating: { word: 'Being created', tone: 'info' },
  ready: { word: 'Ready', tone: 'success' },
  failed: { word: 'Failed', tone: 'danger' },
  ended: { word: 'Deleted', tone: 'neutral' },
};

const REASONS: Record<string, string> = {
  'signed-out': 'The link to the host’s Zoom account has expired. Link it again in Settings, Online Meeting.',
  refused: 'Zoom rejected this meeting. Check the password and the time.',
  unreachable: 'Zoom is not responding.',
  'too-many': 'Zoom is limiting requests. Waiting.',
};

const INVITATIONS: Record<string, string> = {
  queued: 'invitation queued',
  sending: 'sending invitation',
  sent: 'invited',
  no_server: 'not sent, no mail server is set up',
  failed: 'could not be reached',
  bounced: 'could not be reached',
  review: 'possibly invited',
  cancelled: 'not invited',
};

/** Returns the label of a meeting's state. */
export function meetingState({ state }: Pick<OnlineMeetingFragment, 'state'>): { word: string; tone: Tone } {
  return STATES[state];
}

/** Returns why a meeting is not available (yet); null if it is. */
export function meetingProblem({ state, error }: Pick<OnlineMeetingFragment, 'state' | 'error'>): string | null {
  if (error === null || state === 'ready' || state === 'ended') return null;
  const why = REASONS[error] ?? 'Something went wrong.';
  return state === 'creating' ? `${why} It will be retried automatically.` : why;
}

/** Returns the label of an invitation's state. */
export function invitationWord(state: string): string {
  return INVITATIONS[state] ?? state;
}
