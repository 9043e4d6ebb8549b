import { isUnreachable } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { claimDue, type Claim, release } from './claims.sql.ts';
import { sendNext, type Step } from './send-next.ts';

const IDLE_MS = 500;
const AFTER_ERROR_MS = 5000;
/** Subscriptions that a process sends for at the same time: a slow app holds up only its own. */
const MOST_AT_ONCE = 100;
// Then the others have their turn. With the time for an answer, a turn is shorter than a claim.
const TURN_MS = 20_000;

/** Sends what is due in all clinics and waits for it; returns the number of subscriptions. For tests. */
export async function notifyDue(app: App, answerMs?: number): Promise<number> {
  const claims = await claimDue(app.database.kysely, app.clock(), MOST_AT_ONCE);
  await Promise.all(claims.map((claim) => takeTurn(app, claim, answerMs)));
  return claims.length;
}

/** Sends notifications until the returned function is called, which waits for those being sent. */
export function keepNotifying(app: App): () => Promise<void> {
  let open = true;
  let wake: () => void = () => undefined;
  const running = new Set<Promise<void>>();
  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const start = (claim: Claim): void => {
    const turn = takeTurn(app, claim, undefined, () => open).finally(() => running.delete(turn));
    running.add(turn);
  };
  const run = async (): Promise<void> => {
    while (open) {
      try {
        const free = MOST_AT_ONCE - running.size;
        const claims = free === 0 ? [] : await claimDue(app.database.kysely, app.clock(), free);
        for (const claim of claims) start(claim);
        if (open) await rest(IDLE_MS);
      } catch (error) {
        if (!isUnreachable(error)) app.log.error({ err: error }, 'subscriptions: claiming failed');
        if (open) await rest(AFTER_ERROR_MS);
      }
    }
  };
  const loop = run();
  return async () => {
    open = false;
    wake();
    await loop;
    await Promise.all(running);
  };
}

/** Sends one notification after the other for one subscription; an interrupted turn is continued when its claim ends. */
async function takeTurn(app: App, claim: Claim, answerMs?: number, isOpen = (): boolean => true): Promise<void> {
  try {
    const begun = performance.now();
    let step: Step = 'done';
    while (step === 'done' && isOpen() && performance.now() - begun < TURN_MS)
      step = await sendNext(app, claim, answerMs);
    const now = app.clock();
    const due = step === 'done' ? now : step === 'idle' ? null : step;
    await app.database.transaction((tx) => release(tx, claim, due, now));
  } catch (error) {
    if (!isUnreachable(error))
      app.log.error({ err: error, subscription: claim.id }, 'subscriptions: a turn was interrupted');
  }
}
