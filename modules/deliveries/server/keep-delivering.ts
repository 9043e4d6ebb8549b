import { isUnreachable } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { CONTENT_LIFETIME } from '../rules/index.ts';
import { deliverDue } from './deliver-due.ts';
import { dropContent } from './deliveries.sql.ts';

const IDLE = 500;
const AFTER_ERROR = 5000;
const BATCH = 10;

/** Sends due deliveries until the returned function is called, which waits for those being sent. */
export function keepDelivering(app: App): () => Promise<void> {
  let open = true;
  let wake: () => void = () => undefined;
  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async (): Promise<void> => {
    while (open) {
      const delivered = await deliverDue(app, app.clock(), BATCH).catch((error: unknown) => {
        if (!isUnreachable(error)) app.log.error({ err: error }, 'deliveries: delivery failed');
        return -1;
      });
      if (open && delivered < BATCH) await rest(delivered < 0 ? AFTER_ERROR : IDLE);
    }
  };
  const running = run();
  return async () => {
    open = false;
    wake();
    await running;
  };
}

/** Deletes the content of completed deliveries after the retention of each state. */
export async function dropContents(app: App): Promise<void> {
  const now = app.clock().getTime();
  for (const [state, lifetime] of Object.entries(CONTENT_LIFETIME) as [keyof typeof CONTENT_LIFETIME, number][])
    await dropContent(app.database.kysely, state, new Date(now - lifetime));
}
