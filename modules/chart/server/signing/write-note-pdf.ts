import type { RequestContext } from '#platform/request-context.ts';
import { runWork } from '#platform/work/run-work.ts';
import { defineWork } from '#platform/work/work.ts';
import { writtenTime } from '#platform/written-time.ts';
import { personName } from '#practice/rules';
import { readClinic, readLetterhead } from '#practice/server';
import { letterheadLines } from '#patients/rules';
import { verificationCode } from '../../rules/index.ts';
import type { Note } from '../notes.sql.ts';
import { readParts, type AddendumRow, type HandoutRow } from '../parts/parts.sql.ts';
import type { HandoutPaper, NotePaper } from './lay-out-note.ts';
import { notePartsOf } from './note-parts.ts';

// In a separate thread pool from complete records, which take minutes.
const setting = { file: new URL('./lay-out-note.ts', import.meta.url), lane: 'letters', seconds: 60 };
const settingNote = defineWork<NotePaper, Uint8Array>({ ...setting, name: 'layOutNote' });
const settingHandout = defineWork<HandoutPaper, Uint8Array>({ ...setting, name: 'layOutHandout' });

/**
 * Renders a note as a PDF in a worker thread: every page shows name, birth date, record number and page number, and
 * "Draft" until the note is signed. Must not be called inside a transaction; WorkEnded if no thread is free.
 */
export async function writeNotePdf(ctx: RequestContext, note: Note): Promise<Buffer> {
  return Buffer.from(await runWork(settingNote, await paperOf(ctx, note), { of: ctx.actor }));
}

/** Renders a text handout as it was given with a note. */
export async function writeHandoutPdf(ctx: RequestContext, note: Note, handout: HandoutRow): Promise<Buffer> {
  const { actor, now, app } = ctx;
  const { clinic_name: clinic } = await readClinic(app.database.kysely, actor.clinicId);
  const paper = {
    title: handout.title,
    patient: patientOf(note),
    given: `${handout.given_name}, ${chartDay(note.service_date)}`,
    text: handout.text,
    clinic,
    made: now,
  };
  return Buffer.from(await runWork(settingHandout, paper, { of: actor }));
}

async function paperOf(ctx: RequestContext, note: Note): Promise<NotePaper> {
  const { actor, now, app } = ctx;
  const { kysely } = app.database;
  const [clinic, head, parts, addenda, printed] = await Promise.all([
    readClinic(kysely, actor.clinicId),
    readLetterhead(kysely, actor.clinicId, actor.practiceId),
    Promise.all(
      notePartsOf(app).map(async ({ title, print }) => ({
        title,
        lines: (await print?.(kysely, actor.clinicId, note.id)) ?? [],
      })),
    ),
    readParts(kysely, actor.clinicId, [note.id], ['addenda']).then((found) => found.get(note.id)!.addenda),
    signedFor(ctx, note),
  ]);
  const time = writtenTime(actor.timeZone);
  const mark = note.signed_time === null ? 'DRAFT' : note.withdrawn_time === null ? '' : 'RETRACTED';
  const state = mark === 'DRAFT' ? 'DRAFT, not signed' : mark;
  const mode = note.encounter_mode.charAt(0).toUpperCase() + note.encounter_mode.slice(1);
  const { patient } = note;
  return {
    name: 'Chart note',
    letterhead: { name: head?.name ?? clinic.clinic_name, lines: head === null ? [] : letterheadLines(head) },
    title: note.record_name,
    lines: [
      `${chartDay(note.service_date)}   ·   ${mode}   ·   ${personName(note.author)}${note.non_medical ? '   ·   Non-medical' : ''}`,
      ...(state === '' ? [] : [state]),
      ...(note.withdrawn_time === null
        ? []
        : [
            `Retracted by ${note.withdrawn_name ?? ''} on ${time(note.withdrawn_time)}: ${note.withdrawn_reason ?? ''}`,
          ]),
    ],
    note: note.note,
    parts,
    nurseNote: note.nurse_note,
    addenda: addenda.map((row) => addendumText(row, time)),
    signature: [signatureWords(note, time), ...(printed === null ? [] : [printed]), ...verificationLines(note)],
    running: {
      left: patientOf(note),
      leftDetail: [
        patient.date_of_birth === null ? '' : `Born ${chartDay(patient.date_of_birth)}`,
        `Record ${patient.record_number}`,
        state,
      ]
        .filter(Boolean)
        .join('   ·   '),
      right: clinic.clinic_name,
      foot: `Printed ${time(now)} by ${actor.name}   ·   Confidential`,
      mark,
    },
    made: now,
  };
}

function signatureWords(note: Note, time: (instant: Date) => string): string {
  if (note.signed_time === null) return 'Not signed.';
  return [
    `Signed by ${note.signer_name ?? ''} on ${time(note.signed_time)}.`,
    note.cosigned_time === null ? '' : `Cosigned by ${note.cosigner_name ?? ''} on ${time(note.cosigned_time)}.`,
    note.cosign_state === 'waiting' ? 'Cosignature pending.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

// Comparing the code with the note on screen shows whether the paper has the signed text.
function verificationLines({ signed_hash: hash }: Note): string[] {
  if (hash === null) return [];
  return [
    `Verification code ${verificationCode(hash.toString('hex'))}. It is shown with the signed note in Salus; a different code means a different text.`,
    `SHA-256 ${hash.toString('hex')}`,
  ];
}

// The patient named by the signature, in case the note has moved to another record since.
async function signedFor({ app, actor }: RequestContext, note: Note): Promise<string | null> {
  if (note.signed_patient_id === null || note.signed_patient_id === note.patient_id) return null;
  const merged = await app.database.kysely
    .selectFrom('chart.note_patient')
    .select('record_number')
    .where('clinic_id', '=', actor.clinicId)
    .where('id', '=', note.signed_patient_id)
    .executeTakeFirst();
  return merged === undefined
    ? null
    : `Signed under record ${merged.record_number}, which was later merged into this record.`;
}

function addendumText({ text, author_name, create_time }: AddendumRow, time: (instant: Date) => string) {
  return { Addendum: `${author_name}, ${time(new Date(create_time))}`, Text: `${text}\n` };
}

function patientOf({ patient }: Note): string {
  return `${patient.first_name} ${patient.last_name}`.trim();
}

function chartDay(day: string): string {
  const [year, month, of] = day.split('-');
  return `${month}-${of}-${year}`;
}
