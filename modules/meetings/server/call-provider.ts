const ANSWER_MS = 10_000;

/** What came of a call: its answer, or nothing that anybody knows of. */
export type Called =
  | { kind: 'answer'; status: number; body: Record<string, unknown>; retryAfter: number | null }
  | { kind: 'silence' };

/** Calls a provider and waits ten seconds at most. Whether a call that was not answered was heard, nobody knows. */
export async function callProvider(url: string, init: RequestInit, wait = ANSWER_MS): Promise<Called> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(wait) });
    const text = await answer.text();
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    const retryAfter = Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
    return { kind: 'answer', status: answer.status, body: readBody(text), retryAfter };
  } catch {
    return { kind: 'silence' };
  }
}

function readBody(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
