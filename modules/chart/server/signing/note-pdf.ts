import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { Sheets } from '#platform/pdf/sheets.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { writtenTime } from '#platform/written-time.ts';
import { personName } from '#practice/rules';
import { readClinic } from '#practice/server';
import { noteSections, noteText } from '../../rules/index.ts';
import { readNotes, type Note } from '../notes.sql.ts';
import { readParts, type AddendumRow } from '../parts/parts.sql.ts';
import { notePartsOf } from './note-parts.ts';

/** `GET /api/chart/notes/{id}/note.pdf` and `/handouts/{handout}.pdf` below it: a note, or what was given with it, on paper. */
export function notePdfRoutes({ server, admit }: RouteContext): void {
  server.get<{ Params: { id: string } }>('/api/chart/notes/:id/note.pdf', async (http, reply) => {
    const ctx = await admit(http, reply, 'chart.view');
    if (ctx === null) return reply;
    const { id } = http.params;
    const [note] = isId(id) ? await readNotes(ctx.app.database.kysely, ctx.actor.clinicId, [id]) : [];
    if (note === undefined) return reply.code(404).send({ code: 'NOT_FOUND', message: 'This note does not exist.' });
    await recordAccess(ctx, {
      action: 'export',
      objectType: 'chart_note',
      objectId: id,
      patientId: note.patient_id,
    });
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'inline; filename="chart-note.pdf"')
      .send(await writeNotePdf(ctx, note));
  });

  server.get<{ Params: { id: string; handout: string } }>(
    '/api/chart/notes/:id/handouts/:handout.pdf',
    async (http, reply) => {
      const ctx = await admit(http, reply, 'chart.view');
      if (ctx === null) return reply;
      const { id, handout } = http.params;
      const { kysely } = ctx.app.database;
      const { clinicId } = ctx.actor;
      const [note] = isId(id) ? await readNotes(kysely, clinicId, [id], 'none') : [];
      const given = note && (await readParts(kysely, clinicId, [id], ['handouts'])).get(id)!.handouts;
      const one = given?.find((row) => row.id === handout);
      if (note === undefined || one === undefined)
        return reply.code(404).send({ code: 'NOT_FOUND', message: 'This handout does not exist.' });
      await recordAccess(ctx, {
        action: 'export',
        objectType: 'chart_note_handout',
        objectId: one.id,
        patientId: note.patient_id,
      });
      const { clinic_name: clinic } = await readClinic(kysely, clinicId);
      const sheets = await Sheets.open(one.title, ctx.now);
      sheets.title(one.title, [`For ${patientOf(note)}`]);
      await sheets.texts([{ Title: `${one.given_name}, ${chartDay(note.service_date)}`, Text: `${one.text}\n` }]);
      sheets.end({ left: clinic, leftDetail: one.title, right: '', foot: '' });
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', 'inline; filename="handout.pdf"')
        .send(sheets.doc);
    },
  );
}

/** A note on paper: on every page who, born when, which record, which page of how many, and "Draft" as long as nobody has signed it. */
export async function writeNotePdf(ctx: RequestContext, note: Note): Promise<Readable> {
  const { actor, now, app } = ctx;
  const { kysely } = app.database;
  const [clinic, parts, addenda, printed] = await Promise.all([
    readClinic(kysely, actor.clinicId),
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
  const sheets = await Sheets.open('Chart note', now);
  const mark = note.signed_time === null ? 'DRAFT, not signed' : note.withdrawn_time === null ? '' : 'TAKEN BACK';
  const mode = note.encounter_mode.charAt(0).toUpperCase() + note.encounter_mode.slice(1);
  sheets.title(note.record_name, [
    `${chartDay(note.service_date)}   ·   ${mode}   ·   ${personName(note.author)}${note.non_medical ? '   ·   Non-medical' : ''}`,
    ...(mark === '' ? [] : [mark]),
    ...(note.withdrawn_time === null
      ? []
      : [`Taken back by ${note.withdrawn_name ?? ''} on ${time(note.withdrawn_time)}: ${note.withdrawn_reason ?? ''}`]),
  ]);
  for (const { title, html } of noteSections(note.note)) {
    const text = noteText(html);
    if (text === '') continue;
    sheets.heading(title === '' ? 'Note' : title);
    paragraphs(sheets, text);
  }
  for (const { title, lines } of parts) {
    if (lines.length === 0) continue;
    sheets.heading(title);
    for (const line of lines) sheets.paragraph(line);
  }
  const nurse = noteText(note.nurse_note);
  if (nurse !== '') {
    sheets.heading('Nurse note');
    paragraphs(sheets, nurse);
  }
  if (addenda.length > 0) {
    sheets.heading('Addenda');
    await sheets.texts(addenda.map((row) => addendumText(row, time)));
  }
  sheets.heading('Signature');
  sheets.remark(
    note.signed_time === null
      ? 'Not signed.'
      : `Signed by ${note.signer_name ?? ''} on ${time(note.signed_time)}.` +
          (note.cosigned_time === null
            ? ''
            : ` Cosigned by ${note.cosigner_name ?? ''} on ${time(note.cosigned_time)}.`) +
          (note.cosign_state === 'waiting' ? ' Waits for a cosignature.' : ''),
  );
  if (printed !== null) sheets.remark(printed);
  const { patient } = note;
  sheets.end({
    left: patientOf(note),
    leftDetail: [
      patient.date_of_birth === null ? '' : `Born ${chartDay(patient.date_of_birth)}`,
      `Record ${patient.record_number}`,
      mark,
    ]
      .filter(Boolean)
      .join('   ·   '),
    right: clinic.clinic_name,
    foot: `Printed ${time(now)} by ${actor.name}   ·   Confidential`,
  });
  return sheets.doc;
}

// Whom the signature names, where the note has moved to another record since.
async function signedFor({ app, actor }: RequestContext, note: Note): Promise<string | null> {
  if (note.signed_patient_id === null || note.signed_patient_id === note.patient_id) return null;
  const { rows } = await sql<{ record_number: number }>`
    select record_number from chart.note_patient
    where clinic_id = ${actor.clinicId} and id = ${note.signed_patient_id}`.execute(app.database.kysely);
  return rows[0] === undefined ? null : `Signed under record ${rows[0].record_number}, which was merged into this one.`;
}

function paragraphs(sheets: Sheets, text: string): void {
  for (const line of text.split('\n')) sheets.paragraph(line);
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
