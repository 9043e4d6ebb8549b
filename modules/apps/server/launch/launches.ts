import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { ClinicKey } from '../../rules/index.ts';
import { consumeToken, findToken, insertToken, newSecret, type TokenRow } from '../tokens/tokens.sql.ts';

const KIND = 'Launch';
const FIVE_MINUTES = 5 * 60_000;

/** What was on the member's screen when an app was opened from it. */
export interface Launch {
  userId: string;
  patientId: string | null;
  encounterId: string | null;
}

/** Starts a launch of an app; returns its id, which is valid once and for five minutes. */
export async function startLaunch(tx: Tx, { clinicId, id }: ClinicKey, launch: Launch, now: Date): Promise<string> {
  const secret = newSecret();
  const expires = new Date(now.getTime() + FIVE_MINUTES);
  const row = { clinicId, kind: KIND, secret, appId: id, grantId: null, payload: launch, now, expires };
  await insertToken(tx, row);
  return secret;
}

/** Returns an open launch of this app. */
export async function findLaunch(
  app: App,
  { clinicId, id }: ClinicKey,
  secret: string,
): Promise<{ row: TokenRow; launch: Launch } | null> {
  const row = await findToken(app.database.kysely, KIND, secret, clinicId);
  if (row === null || row.app_id !== id || row.consumed_time !== null || row.expires_time <= app.clock()) return null;
  return { row, launch: row.payload as unknown as Launch };
}

/** Uses a launch up; false if it was used before. */
export const spendLaunch = (tx: Tx, row: TokenRow, now: Date): Promise<boolean> => consumeToken(tx, row, now);
