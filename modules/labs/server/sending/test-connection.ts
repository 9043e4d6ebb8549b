import { recordChange } from '#audit/server';
import { type DomainError, notFound } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { writeSegment, writeStamp } from '../../rules/index.ts';
import { openPassword } from '../setup/seal-password.ts';
import { readAccounts, readLabs, readSealedPassword } from '../setup/setup.sql.ts';
import { exchange } from './exchange.ts';
import { putSecret } from './send-message.ts';

/** Tests whether a laboratory is reachable and accepts an account, with a message that orders nothing (NMD^N02). */
export async function testConnection(
  ctx: RequestContext,
  accountId: string,
): Promise<{ ok: boolean; message: string } | DomainError> {
  const { actor, app, now } = ctx;
  const db = app.database.kysely;
  const [account] = await readAccounts(db, actor.clinicId, { id: accountId });
  if (account === undefined) return notFound('account');
  const [lab] = await readLabs(db, actor.clinicId, [account.lab_id]);
  const connection = lab?.connection == null ? undefined : app.config.labs?.connections[lab.connection];
  if (lab?.connection == null)
    return { ok: true, message: 'This laboratory receives paper requisitions and has no connection to test.' };
  if (connection === undefined)
    return { ok: false, message: 'The laboratory’s connection is no longer configured on this installation.' };
  const controlId = newId();
  const at = writeStamp(now, actor.timeZone);
  const names = [account.application, account.facility, lab.sending_application || lab.lab_name, lab.sending_facility];
  const header = writeSegment('MSH', [...names, at, '', ['NMD', 'N02'], controlId, 'T', '2.5.1']);
  const content = `${header}\r${writeSegment('NCK', [at])}\r`;
  const sealed = await readSealedPassword(db, actor.clinicId, accountId);
  const password = sealed === null ? null : await openPassword(app.keys, accountId, sealed);
  const whole = password === null ? content : putSecret(content, account.username, password);
  const answer = await exchange(connection, whole, controlId, { connectMs: 5000, answerMs: 8000 });
  const result =
    answer === null
      ? { ok: false, message: `${lab.lab_name} is not responding.` }
      : answer.code === 'AA'
        ? { ok: true, message: `${lab.lab_name} responded and accepted the account.` }
        : { ok: false, message: `${lab.lab_name} responded: ${answer.text || 'the account is not accepted'}` };
  await app.database.transaction((tx) =>
    recordChange(tx, ctx, {
      action: 'update',
      objectType: 'lab_account',
      objectId: accountId,
      changes: { connection_tested: { before: null, after: result.ok ? 'answered' : 'failed' } },
    }),
  );
  return result;
}
