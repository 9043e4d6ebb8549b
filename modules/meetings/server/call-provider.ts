import { readJson } from '#platform/http/read-json.ts';

const ANSWER_MS = 10_000;
// Large enough for a page of 2,500 events with long descriptions; larger responses are invalid and would exhaust
// memory.
const LARGEST_ANSWER = 32 * 1024 * 1024;
const LONGEST_WAIT_SECONDS = 86_400;

/** The result of a call: its response, or an unknown outcome. */
export type CallResult =
  | { kind: 'answer'; status: number; body: Record<string, unknown>; retryAfter: number | null }
  | { kind: 'silence' };

/** Calls a provider with a timeout of ten seconds. Without a response, it is unknown whether the call was executed. */
export async function callProvider(url: string, init: RequestInit, wait = ANSWER_MS): Promise<CallResult> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(wait) });
    const body = await bodyOf(answer);
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const retryAfter = Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) : null;
    return { kind: 'answer', status: answer.status, body, retryAfter };
  } catch {
    return { kind: 'silence' };
  }
}

/** Parses a response body; empty if it is not JSON. */
async function bodyOf(answer: Response): Promise<Record<string, unknown>> {
  try {
    const body = await readJson(answer, LARGEST_ANSWER, { clinicId: 'meetings', userId: null });
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
