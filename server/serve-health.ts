import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';

const LONGEST_MS = 3000;
const RETRY_SECONDS = '2';

/**
 * Health checks for load balancers, without sign-in: GET /healthz says that the process is alive; GET /health, also as
 * /readyz, that the database answers within three seconds, otherwise 503 with Retry-After.
 */
export function serveHealth(server: FastifyInstance, app: App): void {
  server.get('/healthz', () => ({ ok: true }));
  // Callers at the same time share one statement: anyone may call this.
  let asked: Promise<boolean> | null = null;
  const answers = (): Promise<boolean> => {
    asked ??= isAnswering(app).finally(() => {
      asked = null;
    });
    return asked;
  };
  const answer = async (_http: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const ok = await answers();
    if (!ok) reply.code(503).header('retry-after', RETRY_SECONDS);
    return reply.header('cache-control', 'no-store').send({ ok });
  };
  server.get('/health', answer);
  server.get('/readyz', answer);
}

async function isAnswering({ database }: App): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LONGEST_MS);
  });
  const answered = database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
