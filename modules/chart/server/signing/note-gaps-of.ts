import { sql } from 'kysely';
import { ageOn } from '#patients/rules';
import { readPatients } from '#patients/server';
import { countUnchanged, noteGaps, type NoteGap, serviceDateProblem } from '../../rules/index.ts';
import type { Queryable } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Note } from '../notes.sql.ts';
import { lookUpShownCodes, type CodeReference } from '../parts/look-up-codes.ts';
import type { CarriedFrom, PartRows } from '../parts/parts.sql.ts';
import { dateBoundsOf } from './date-bounds-of.ts';
import { notePartsOf } from './note-parts.ts';

// The panels where gaps reported by other modules can be fixed.
const PANELS: Record<string, string> = {
  labs: 'lab order',
  questionnaires: 'chart questionnaire',
  billing: 'add charge',
  prescribing: 'drug name',
};

/** Returns warnings about codes that should not be used on a note's date of service, by code. */
export async function codeWarnings(
  ctx: RequestContext,
  note: Pick<Note, 'service_date'>,
  parts: Pick<PartRows, 'diagnosis' | 'cpts'>,
): Promise<{ icd: Map<string, string>; cpt: Map<string, string> }> {
  const warningsOf = async (kind: 'icd' | 'cpt', codes: readonly CodeReference[]): Promise<Map<string, string>> => {
    if (codes.length === 0) return new Map();
    const found = await lookUpShownCodes(ctx, kind, codes, note.service_date);
    return new Map([...found].flatMap(([code, { warning }]) => (warning === null ? [] : [[code, warning]])));
  };
  const [icd, cpt] = await Promise.all([
    warningsOf(
      'icd',
      parts.diagnosis.map((row) => ({ code: row.icd_code, type: row.icd_code_type })),
    ),
    warningsOf(
      'cpt',
      parts.cpts.map((row) => ({ code: row.cpt_code, type: row.cpt_code_type })),
    ),
  ]);
  return { icd, cpt };
}

/** Returns the gaps of a note before signing, including those reported by other modules; empty for a signed one. */
export async function noteGapsOf(ctx: RequestContext, note: Note, parts: PartRows): Promise<NoteGap[]> {
  if (note.signed_time !== null) return [];
  const { kysely } = ctx.app.database;
  const [warnings, earlier, [patient], others] = await Promise.all([
    codeWarnings(ctx, note, parts),
    earlierVisit(kysely, note),
    readPatients(kysely, note.clinic_id, [note.patient_id], {}),
    Promise.all(
      notePartsOf(ctx.app).map(async ({ id, missing }) => {
        const words = (await missing?.(kysely, note.clinic_id, note.id)) ?? [];
        const panel = PANELS[id.split('.')[0]!] ?? 'soap note';
        return words.map((message, at) => ({ id: `${id}-${at}`, panel, message, blocks: false }));
      }),
    ),
  ]);
  const own = noteGaps({
    ...note,
    date_problem: serviceDateProblem(note.service_date, dateBoundsOf(ctx, note)),
    diagnosis: parts.diagnosis.map((row) => ({ ...row, warning: warnings.icd.get(row.icd_code) ?? null })),
    cpts: parts.cpts.map((row) => ({ ...row, warning: warnings.cpt.get(row.cpt_code) ?? null })),
    visit: {
      encounter_mode: note.encounter_mode,
      patient: {
        sex: patient?.gender_at_birth ?? note.patient.gender,
        age: note.patient.date_of_birth === null ? null : ageOn(note.patient.date_of_birth, note.service_date).years,
      },
      earlier_visit: earlier,
    },
    copied_lines: copiedLinesOf(note, parts),
    carried_rows: {
      icd10: carriedIn(parts.diagnosis),
      cpt: carriedIn(parts.cpts),
      'drug name': carriedIn(parts.drugs),
      supplement: carriedIn(parts.supplements),
    },
  });
  return [...own, ...others.flat()];
}

/** Returns the day of the patient's last signed visit within three years before a note, MM-DD-YYYY; null if none. */
export async function earlierVisit(
  db: Queryable,
  note: Pick<Note, 'id' | 'clinic_id' | 'patient_id' | 'service_date'>,
): Promise<string | null> {
  const found = await db
    .selectFrom('chart.chart_note')
    .select(sql<string | null>`to_char(max(service_date), 'MM-DD-YYYY')`.as('day'))
    .where('clinic_id', '=', note.clinic_id)
    .where('patient_id', '=', note.patient_id)
    .where('id', '<>', note.id)
    .where('deleted_time', 'is', null)
    .where('withdrawn_time', 'is', null)
    .where('signed_time', 'is not', null)
    .where('non_medical', '=', false)
    .where(sql`service_date`, '<', sql`${note.service_date}::date`)
    .where(sql`service_date`, '>=', sql`${note.service_date}::date - interval '3 years'`)
    .executeTakeFirst();
  return found?.day ?? null;
}

function carriedIn(rows: readonly CarriedFrom[]): number {
  return rows.filter(({ carried_from }) => carried_from !== null).length;
}

/** Counts the carried-over lines of a note that are unchanged. */
export function copiedLinesOf(note: Pick<Note, 'note'>, parts: Pick<PartRows, 'copied'>): number {
  const lines = parts.copied.flatMap((row) => row.lines);
  return lines.length === 0 ? 0 : countUnchanged(note.note, lines);
}
