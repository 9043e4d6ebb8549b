import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { StartError } from '#platform/start-error.ts';
import { findClinics } from '#practice/server';

const OPERATOR = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the context of the operator at the server's command line, in the clinic with that name, or in the only one.
 */
export async function operatorIn(app: App, name: string | undefined, rule: string): Promise<RequestContext> {
  const clinics = await findClinics(app.database.kysely);
  const fitting = name === undefined ? clinics : clinics.filter((clinic) => clinic.clinic_name === name);
  const [clinic] = fitting;
  if (clinic === undefined)
    throw new StartError(
      name === undefined ? 'There is no clinic yet. Run npm run create-clinic.' : `There is no clinic "${name}".`,
    );
  if (fitting.length > 1)
    throw new StartError(`Which clinic? --clinic ${clinics.map(({ clinic_name }) => `"${clinic_name}"`).join(' or ')}`);
  return {
    app,
    actor: {
      userId: OPERATOR,
      name: 'Operator (command line)',
      clinicId: clinic.clinic_id,
      timeZone: clinic.time_zone,
      practiceId: OPERATOR,
      sessionId: OPERATOR,
      roles: [],
      rules: new Set([rule]),
    },
    now: app.clock(),
    id: newId(),
    ip: null,
    device: null,
  };
}

/** Reports progress on one line of the terminal. */
export function progressLine(): (stage: string, done: number, total: number) => void {
  let lastShown = 0;
  return (stage, done, total) => {
    if (!process.stdout.isTTY || performance.now() - lastShown < 100) return;
    lastShown = performance.now();
    process.stdout.write(`\r\x1b[K${stage} ${done}${total > 0 ? ` of ${total}` : ''} …`);
  };
}
