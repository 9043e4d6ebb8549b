import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { queueNetworkMessage } from './queue/queue-network-message.ts';
import { sendMessage } from './queue/send-message.ts';
import { receiveWith } from './receiver.ts';
import { makeNetworkClinic, prescriptionTo, startTestNetwork, until } from './testing/network-clinic.ts';

const bareApp = useTestApp(new Date());
const PRESCRIPTIONS = 1000;
const AT_ONCE = 8;

/** Seeded random numbers, the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** An app that may crash just before a transaction commits, or just after it, before the caller gets an answer. */
function mortal(app: App, roll: (below: number) => number): App {
  const { database } = app;
  return {
    ...app,
    database: {
      ...database,
      kysely: database.kysely,
      transaction: async (work) => {
        const dies = roll(8);
        const answered = await database.transaction(async (tx) => {
          const answer = await work(tx);
          if (dies === 0) throw new Error('died before the commit');
          return answer;
        });
        if (dies === 1) throw new Error('died after the commit');
        return answered;
      },
    },
  };
}

test('a thousand prescriptions through crashes and repeated callbacks arrive once and create one notice each', async () => {
  const network = await startTestNetwork({ ...bareApp(), clock: () => new Date() }, { pace: 1, repeats: 2 });
  const app = network.callbackApp.current;
  const roll = dice(4711);
  network.callbackApp.current = mortal(app, roll);
  const clinic = await makeNetworkClinic(app);
  const ctx = { ...clinic.doctor, app };
  await sql`create table public.told (message_id text not null, kind text not null)`.execute(app.database.kysely);
  // Writes in a message's transaction count only if it is committed.
  const own = receiveWith(async (tx, _ctx, message, about) => {
    await sql`insert into public.told values (${about?.messageId ?? ''}, ${message.kind})`.execute(tx);
  });
  try {
    const sent: { id: string; messageId: string }[] = [];
    for (let number = 0; number < PRESCRIPTIONS; number += 1) {
      const message = prescriptionTo(clinic, number % 3 === 0 ? '9900011' : '9900030', String(number));
      const id = must(
        await app.database.transaction((tx) => queueNetworkMessage(tx, ctx, { message, prescriptionId: newId() })),
      );
      sent.push({ id, messageId: message.header.messageId });
    }
    const open = async (): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select id from prescribing.network_message where clinic_id = ${clinic.clinicId} and direction = 'out'
          and state in ('queued', 'sending')`.execute(app.database.kysely);
      return rows.map(({ id }) => id);
    };
    for (let round = 0; ; round += 1) {
      const waiting = await open();
      if (waiting.length === 0) break;
      expect(round).toBeLessThan(40);
      // Messages claimed by a crashed process are resumed after a while.
      const later = new Date(Date.now() + round * 300_000);
      const worker = async (): Promise<void> => {
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
          await sendMessage({ ...mortal(app, roll), clock: () => later }, { clinicId: clinic.clinicId, id }).catch(
            () => undefined,
          );
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
    }
    await until(() => network.server.waiting() === 0, 120);
    expect(network.server.taken.size).toBe(PRESCRIPTIONS);
    expect(network.server.posts()).toBeGreaterThan(PRESCRIPTIONS);
    expect(new Set(network.server.taken.keys())).toEqual(new Set(sent.map(({ messageId }) => messageId)));
    const { rows } = await sql<{ message_id: string; kind: string; times: number }>`
      select message_id, kind, count(*) as times from public.told group by 1, 2`.execute(app.database.kysely);
    expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
    const counted = (kind: string): number => rows.filter((row) => row.kind === kind).length;
    expect(counted('Verify')).toBe(PRESCRIPTIONS - Math.ceil(PRESCRIPTIONS / 3));
    // The network's answer creates a notice unless the pharmacy's arrived first.
    expect(counted('Status')).toBeGreaterThanOrEqual(Math.ceil(PRESCRIPTIONS / 3));
    const { rows: states } = await sql<{ state: string; count: number }>`
      select state, count(*) as count from prescribing.network_message
      where clinic_id = ${clinic.clinicId} and direction = 'out' group by 1`.execute(app.database.kysely);
    expect(states).toEqual([{ state: 'accepted', count: PRESCRIPTIONS }]);
  } finally {
    receiveWith(own);
    await network.close();
  }
}, 2_700_000);
