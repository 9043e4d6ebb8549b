import {
  clinicKey,
  encryptForClinic,
  memberWriter,
  messageLabel,
  sendMessage,
  type Writer,
  writeContent,
} from '#messages/server';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { readConfig } from '#platform/config.ts';
import type { Database } from '#platform/database.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { openLive } from '#platform/events/live.ts';
import { newId } from '#platform/id.ts';
import { openKeys } from '#platform/keys.ts';
import { lendKeys } from '#platform/keys-of.ts';
import { createLog } from '#platform/log.ts';

/** Those of the first pages: the commands encrypt them, so that they can be read. */
const SENT = 30;
const BODY =
  'The results of the visit are back. Please look at them before Thursday, and write if anything is unclear. ';

/** The member who receives the messages, in a clinic with at least one other member. */
interface Mailbox {
  clinicId: string;
  userId: string;
}

/**
 * Gives a member this many unread messages of a colleague, each in a conversation of its own. The newest ones are sent
 * by the commands; the others are copies, which only count. `url` and `folder` are those of the server that reads them.
 */
export async function fillInbox(
  database: Database,
  { url, folder, count }: { url: string; folder: string; count: number },
  mailbox: Mailbox,
): Promise<void> {
  const log = createLog('silent');
  const keys = openKeys(folder);
  lendKeys(database, keys);
  const live = await openLive(database, log);
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: url });
  const app: App = { config, database, keys, live, log, clock: () => new Date() };
  const writer = await colleagueOf(app, mailbox);
  const { publicKey } = await clinicKey(app, mailbox.clinicId);
  const send = async (nth: number): Promise<void> => {
    const draftId = newId();
    const text = Buffer.from(writeContent({ subject: `Results, part ${nth}`, body: BODY.repeat(3) }));
    const sent = await sendMessage(writer, {
      draftId,
      encrypted: encryptForClinic(publicKey, messageLabel(draftId), text),
      recipients: [{ type: 'Doctor', id: mailbox.userId }],
      category: 'Office Message',
      forwardOf: null,
      files: [],
    });
    if (isDomainError(sent)) throw new Error(sent.message);
  };
  for (let nth = 0; nth < SENT; nth += 1) await send(nth);
  await copyOlder(database, mailbox, count - SENT);
  await live.close();
}

async function copyOlder(database: Database, { clinicId, userId }: Mailbox, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId());
  await sql`
    with one as (
      select m.* from messages.message m
      join messages.receipt r on r.clinic_id = m.clinic_id and r.message_id = m.id and r.user_id = ${userId}
      where m.clinic_id = ${clinicId} order by m.created_time desc limit 1),
    copy as (
      select n.id, gen_random_uuid() as message_id, one.created_time - nth * interval '1 hour' as at
      from unnest(${ids}::uuid[]) with ordinality n(id, nth), one),
    conversation as (
      insert into messages.conversation (clinic_id, id, category, created_time, last_time)
      select ${clinicId}, id, 'Office Message', at, at from copy),
    participant as (
      insert into messages.participant (clinic_id, id, conversation_id, user_id, status, status_time, last_received_time, last_sent_time)
      select ${clinicId}, gen_random_uuid(), copy.id, p.user_id, p.status, copy.at,
        case when p.status = 'unread' then copy.at end, case when p.status = 'read' then copy.at end
      from copy, one, lateral (values (${userId}::uuid, 'unread'), (one.sender_user_id, 'read')) p(user_id, status)),
    message as (
      insert into messages.message (clinic_id, id, conversation_id, draft_id, sender_user_id, content, sealed_key, created_time)
      select ${clinicId}, copy.message_id, copy.id, gen_random_uuid(), one.sender_user_id, one.content, one.sealed_key, copy.at
      from copy, one)
    insert into messages.receipt (clinic_id, id, message_id, user_id)
    select ${clinicId}, gen_random_uuid(), message_id, ${userId} from copy`.execute(database.kysely);
  for (const table of ['conversation', 'participant', 'message', 'receipt'])
    await database.pool.query(`vacuum analyze messages.${table}`);
}

async function colleagueOf(app: App, { clinicId, userId }: Mailbox): Promise<Writer> {
  const { rows } = await app.database.pool.query<{ user_id: string; practice_id: string }>(
    `select m.user_id, p.id as practice_id from practice.member m, practice.practice p
     where m.clinic_id = $1 and p.clinic_id = $1 and m.user_id <> $2 order by m.user_id limit 1`,
    [clinicId, userId],
  );
  return memberWriter({
    app,
    actor: {
      userId: rows[0]!.user_id,
      name: 'Colleague',
      clinicId,
      timeZone: 'America/New_York',
      practiceId: rows[0]!.practice_id,
      sessionId: newId(),
      roles: ['Doctor'],
      rules: new Set(['messages.use']),
    },
    now: new Date(),
    id: newId(),
    ip: null,
    device: 'bench',
  });
}
