import type { Tone } from '#kit/feedback/status-badge.tsx';
import type { OnlineMeetingFragment } from './calendar.operations.gen.ts';

const STATES: Record<OnlineMeetingFragment['state'], { word: string; tone: Tone }> = {
  creating: { word: 'Being created', tone: 'info' },
  ready: { word: 'Ready', tone: 'success' },
  failed: { word: 'Failed', tone: 'danger' },
  ended: { word: 'Deleted', tone: 'neutral' },
};

const REASONS: Record<string, string> = {
  'signed-out':
    'Zoom does not accept the link to the host’s account any more. Link it again in Settings, Online Meeting.',
  refused: 'Zoom does not accept this meeting. Check the password and the time.',
  unreachable: 'Zoom does not answer.',
  'too-many': 'Zoom asks to wait.',
};

const INVITATIONS: Record<string, string> = {
  queued: 'invitation waits',
  sending: 'invitation on its way',
  sent: 'invited',
  failed: 'could not be reached',
  review: 'perhaps invited',
  cancelled: 'not invited',
};

/** How far a meeting is. */
export function meetingState({ state }: Pick<OnlineMeetingFragment, 'state'>): { word: string; tone: Tone } {
  return STATES[state];
}

/** Why a meeting is not there, or not yet; null where there is nothing to say. */
export function meetingProblem({ state, error }: Pick<OnlineMeetingFragment, 'state' | 'error'>): string | null {
  if (error === null || state === 'ready' || state === 'ended') return null;
  const why = REASONS[error] ?? 'It did not work.';
  return state === 'creating' ? `${why} It is tried again by itself.` : why;
}

/** What became of an invitation. */
export function invitationWord(state: string): string {
  return INVITATIONS[state] ?? state;
}
