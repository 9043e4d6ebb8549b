import { recordChange, recordOwnChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { domainError, invalid, type DomainError } from '#platform/domain-error.ts';
import type { OnProgress } from '#platform/imports/answer-in-lines.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { findClinics } from '#practice/server';
import type { CodeSet, StagedCode } from '../../rules/index.ts';
import {
  clearStage,
  compareStage,
  lockImports,
  openStage,
  readChanged,
  readOwnHits,
  stageCodes,
  windowOf,
  writeChanged,
  writeRelease,
  type ChangeCounts,
  type ChangedCode,
} from './import.sql.ts';

/** An edition of a code set, or a partial list, to import. */
export interface Edition {
  codes: readonly StagedCode[];
  name: string;
  /** Its first day. */
  validFrom: string;
  /** It contains every code of its sets: others are retired. */
  whole: boolean;
}

/** The changes to one code set by an edition or its preview. */
export interface SetChanges extends ChangeCounts {
  codeSet: CodeSet;
  total: number;
  /** The first changes of each kind. */
  samples: ChangedCode[];
  /** The clinic's favorites and own codes whose code is revised or retired. */
  hits: { title: string; code: string; change: string; count: number }[];
}

const BATCH = 4000;
const MOST_SAMPLES = 100;
const MOST_LOOKED_UP = 5000;

/** Previews the changes of an edition without writing anything. */
export function previewCodes(
  ctx: RequestContext,
  edition: Edition,
  onProgress: OnProgress,
): Promise<SetChanges[] | DomainError> {
  return running(ctx, edition, onProgress, undefined, false);
}

/**
 * Imports an edition in one transaction: all of it, or nothing if anything fails or `signal` aborts. It changes only
 * its own sets and time: other sets, earlier periods, later editions, and a clinic's own data stay. The same edition
 * can be imported again. IMPORT_RUNNING while another import is in progress.
 */
export function importCodes(
  ctx: RequestContext,
  edition: Edition,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<SetChanges[] | DomainError> {
  return running(ctx, edition, onProgress, signal, true);
}

async function running(
  ctx: RequestContext,
  edition: Edition,
  onProgress: OnProgress,
  signal: AbortSignal | undefined,
  writes: boolean,
): Promise<SetChanges[] | DomainError> {
  const checked = checkEdition(edition);
  if (checked !== null) return checked;
  const bySet = Map.groupBy(edition.codes, ({ code_set }) => code_set);
  return ctx.app.database.transaction(async (tx): Promise<SetChanges[] | DomainError> => {
    if (!(await lockImports(tx))) return IMPORT_RUNNING;
    await openStage(tx);
    const all: SetChanges[] = [];
    let done = 0;
    for (const [codeSet, codes] of bySet) {
      const window = await windowOf(tx, codeSet, edition.validFrom, edition.whole);
      await clearStage(tx);
      for (let at = 0; at < codes.length; at += BATCH) {
        signal?.throwIfAborted();
        await stageCodes(tx, codes.slice(at, at + BATCH), window);
        onProgress('reading', (done += Math.min(BATCH, codes.length - at)), edition.codes.length);
      }
      onProgress('comparing', done, edition.codes.length);
      const counts = await compareStage(tx, codeSet, window, edition.whole);
      const changes = { codeSet, total: codes.length, ...counts, ...(await told(tx, ctx, codeSet)) };
      all.push(changes);
      signal?.throwIfAborted();
      if (writes) {
        onProgress('writing', done, edition.codes.length);
        await writeChanged(tx, codeSet, window);
        const { name, validFrom, whole } = edition;
        await writeRelease(tx, { ...changes, name, validFrom, whole, by: ctx.actor.name }, ctx.now);
        await note(tx, ctx, edition, changes);
      }
    }
    signal?.throwIfAborted();
    return all;
  });
}

async function told(tx: Tx, ctx: RequestContext, codeSet: CodeSet): Promise<Pick<SetChanges, 'samples' | 'hits'>> {
  const { clinicId } = ctx.actor;
  const samples: ChangedCode[] = [];
  const touched: ChangedCode[] = [];
  for (const change of ['added', 'revised', 'retired'] as const) {
    const rows = await readChanged(tx, change, change === 'added' ? MOST_SAMPLES : MOST_LOOKED_UP);
    samples.push(...rows.slice(0, MOST_SAMPLES));
    // Only a changed or removed name matters: a different abbreviation affects no one.
    if (change !== 'added')
      touched.push(...rows.filter(({ before, after }) => change === 'retired' || before !== after));
  }
  const changeOf = new Map(touched.map(({ code, change }) => [code, change]));
  const hits = await readOwnHits(tx, clinicId, codeSet);
  for (const { codeReferences = [] } of modulesOf(ctx.app))
    for (const { title, count } of codeReferences) {
      const found = await count(tx, clinicId, codeSet, [...changeOf.keys()]);
      hits.push(...found.map((hit) => ({ title, ...hit, change: changeOf.get(hit.code) ?? 'revised' })));
    }
  return { samples, hits };
}

// The code sets are shared by all clinics of the installation: each gets an audit entry about the change.
async function note(tx: Tx, ctx: RequestContext, { name, validFrom }: Edition, changes: SetChanges): Promise<void> {
  const { codeSet, added, revised, retired } = changes;
  const reason = `${codeSet} ${name}, from ${validFrom}: ${added} added, ${revised} revised, ${retired} retired`;
  const entry = { action: 'import', objectType: 'code_set', reason } as const;
  for (const { clinic_id: clinicId } of await findClinics(tx)) {
    if (clinicId === ctx.actor.clinicId) await recordChange(tx, ctx, entry);
    else await recordOwnChange(tx, ctx.app, clinicId, entry);
    await publish(tx, { clinicId, topic: 'codes.imported', body: { code_set: codeSet } });
  }
}

function checkEdition({ name, validFrom, codes }: Edition): DomainError | null {
  if (name.trim() === '' || name.length > 80)
    return invalid([{ path: 'release_name', message: 'Enter an edition name of at most 80 characters' }]);
  if (!/^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(validFrom) || Number.isNaN(Date.parse(validFrom)))
    return invalid([{ path: 'valid_from', message: 'Enter the first day the edition is valid' }]);
  return codes.length === 0 ? domainError('FILE_UNREADABLE', 'The file has no codes.', 'Import') : null;
}

/** The error while another edition is being imported. */
export const IMPORT_RUNNING = domainError(
  'IMPORT_RUNNING',
  'Another edition is being imported. Wait until it is finished.',
  'Import',
);
