import type { App } from '#platform/app.ts';
import {
  currentRecord,
  recordParts,
  shareTransaction,
  type TransactionRecord,
} from '#platform/connections/recorded-transactions.ts';
import type { Tx } from '#platform/database.ts';
import { gather } from '#platform/gather.ts';
import { publishAll } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { NotePatchFields } from '../../rules/index.ts';
import type { Note, Texts } from '../notes.sql.ts';
import { saveInStretch, type WordsSave } from './save-words.sql.ts';

/** Duration of a writing session, which is covered by one audit entry. */
export const STRETCH = 5 * 60_000;

/** A save that waits for its group, and where the call that asked for it records its result. */
interface QueuedSave {
  save: WordsSave;
  record: TransactionRecord | null;
}

type Save = (key: string, queued: QueuedSave) => Promise<Note | null>;

const MOST_AT_ONCE = 32;
const PART = 'chart.save-words';
const gathered = new WeakMap<App, Save>();

/**
 * Saves further text of a note. While one group of a clinic's saves is being written the next one collects, so that many
 * share a transaction. Null, with nothing written, if the regular path is required.
 */
export async function saveWords(
  { app, actor, now }: RequestContext,
  id: string,
  version: number,
  { note, nurse_note, ...others }: NotePatchFields,
  texts: Texts,
): Promise<Note | null> {
  if (Object.values(others).some((value) => value !== undefined) || (note === undefined && nurse_note === undefined))
    return null;
  const record = currentRecord();
  const earlier = record?.earlier(PART);
  if (earlier != null) return earlier.result as Note;
  let write = gathered.get(app);
  if (write === undefined) {
    write = gather((key, group: readonly QueuedSave[], makeRoom) => saveTogether(app, key, group, makeRoom), {
      most: MOST_AT_ONCE,
      underWay: 1,
    });
    gathered.set(app, write);
  }
  const save = {
    id,
    version,
    userId: actor.userId,
    signs: actor.rules.has('chart.sign'),
    writesOthers: actor.scopes?.get('chart.write') === undefined,
    note: note ?? null,
    nurse_note: nurse_note ?? null,
    since: new Date(now.getTime() - STRETCH),
    now,
  };
  return write(`${texts} ${actor.clinicId}`, { save, record });
}

function saveTogether(
  app: App,
  key: string,
  group: readonly QueuedSave[],
  makeRoom: () => void,
): Promise<(Note | null)[]> {
  const [texts, clinicId] = key.split(' ') as [Texts, string];
  return shareTransaction(() =>
    app.database.transaction(async (tx) => {
      const notes = await saveGroup(tx, clinicId, group, texts);
      // If more are waiting than fit in a group, the next one starts while this one commits. Otherwise it grows until
      // then: larger groups cost less per save.
      if (group.length === MOST_AT_ONCE) makeRoom();
      return notes;
    }),
  );
}

async function saveGroup(
  tx: Tx,
  clinicId: string,
  group: readonly QueuedSave[],
  texts: Texts,
): Promise<(Note | null)[]> {
  // Of two saves of one note, the second is based on a version that is no longer current.
  const firsts = new Map(group.toReversed().map((queued) => [queued.save.id, queued]));
  const saves = [...firsts.values()].map(({ save }) => save);
  const saved = await saveInStretch(tx, clinicId, saves, texts);
  const byId = new Map(saved.map((note) => [note.id, note]));
  const answers = group.map((queued) => {
    const { id } = queued.save;
    return firsts.get(id) === queued ? (byId.get(id) ?? null) : null;
  });
  if (saved.length === 0) return answers;
  await publishAll(
    tx,
    saved.map(({ id, patient_id, version }) => ({
      clinicId,
      topic: 'chart.note-changed',
      // No task depends on the words of a note.
      body: { id, patient_id, signed: false, version, only_words: true },
    })),
  );
  await recordParts(
    tx,
    PART,
    group.map(({ record }, at) => ({ record, result: answers[at] ?? null })).filter(({ result }) => result !== null),
  );
  return answers;
}
