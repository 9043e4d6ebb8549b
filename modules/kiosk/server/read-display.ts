import { colleaguesOf } from '#practice/server';
import { readCalls } from '#rooming/server';
import type { DeviceCall } from './device-context.ts';

const CALLED_MS = 10 * 60_000;
const MOST = 8;

/** Returns the visit numbers that were called to rooms of this practice in the last ten minutes, latest first. */
export async function readDisplay({ app, now, tablet }: DeviceCall): Promise<object> {
  const { kysely } = app.database;
  const userIds = await colleaguesOf(kysely, tablet.clinic_id, tablet.practice_id);
  const calls = await readCalls(kysely, tablet.clinic_id, { userIds, since: new Date(now.getTime() - CALLED_MS) });
  return { calls: calls.slice(0, MOST).map(({ ticket, room }) => ({ ticket, room })) };
}
