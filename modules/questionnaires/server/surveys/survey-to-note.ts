import { recordChange } from '#audit/server';
import { lockOpenNote, saveNote } from '#chart/server';
import { domainError, type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { answerLines, evaluate, scoreText } from '../../rules/index.ts';
import { readNoteTexts } from '../notes.sql.ts';
import { noteSigned, notFound } from '../questionnaire-errors.ts';
import { surveysChanged } from './survey-changed.ts';
import { lockSurvey, readAnswers, readDefinition, readSurveys, type SurveyRow } from './surveys.sql.ts';

const ATTEMPTS = 3;

/**
 * Appends the scores and answers of a survey to an unsigned note (to the SOAP note for users who may sign, otherwise to
 * the nurse note), and links survey and note; once per note. NOTE_SIGNED, NOT_SUBMITTED.
 */
export async function surveyToNote(ctx: RequestContext, id: string, noteId: string): Promise<SurveyRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const [survey] = await readSurveys(app.database.kysely, clinicId, { ids: [id], take: 1, skip: 0 });
  if (survey === undefined) return notFound('survey');
  if (survey.written_note_ids.includes(noteId)) return survey;
  if (survey.submitted_time === null)
    return domainError('NOT_SUBMITTED', 'This questionnaire has not been submitted yet.', 'Not submitted');
  const written = await append(ctx, survey, noteId, await noteHtml(ctx, survey));
  if (isDomainError(written)) return written;
  return app.database.transaction(async (tx) => {
    const note = await lockOpenNote(tx, ctx, noteId, survey.patient_id);
    if (isDomainError(note)) return note;
    const written = { clinic_id: clinicId, chart_note_id: noteId, survey_id: id, written_by: actor.userId };
    await tx
      .insertInto('questionnaires.survey_note')
      .values({ ...written, written_time: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'survey',
      objectId: id,
      patientId: survey.patient_id,
      changes: { written_into_note: { before: null, after: noteId } },
    });
    await surveysChanged(tx, clinicId, [survey]);
    return (await lockSurvey(tx, clinicId, id))!;
  });
}

/** If another user saves concurrently, retries with the saved text. */
async function append(
  ctx: RequestContext,
  survey: SurveyRow,
  noteId: string,
  html: string,
): Promise<null | DomainError> {
  const { app, actor } = ctx;
  const field = actor.rules.has('chart.sign') ? 'note' : 'nurse_note';
  for (let left = ATTEMPTS; ; left -= 1) {
    const note = await readNoteTexts(app.database.kysely, actor.clinicId, noteId);
    if (note === null || note.patient_id !== survey.patient_id)
      return invalid([{ path: 'chart_note_id', message: 'This note does not exist' }]);
    if (note.signed_time !== null) return noteSigned();
    const saved = await saveNote(ctx, noteId, note.version, { [field]: note[field] + html });
    if (!isDomainError(saved)) return null;
    if (saved.code !== 'STALE_VERSION' || left === 1) return saved;
  }
}

async function noteHtml({ app, actor }: RequestContext, survey: SurveyRow): Promise<string> {
  const { kysely } = app.database;
  const { clinicId, timeZone } = actor;
  const definition = await readDefinition(kysely, clinicId, survey.questionnaire_id, survey.version_number);
  const answers = await readAnswers(kysely, clinicId, survey.id);
  const { scores } = evaluate(definition, answers, survey.sex);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(survey.submitted_time!);
  const by = survey.answered_name === null ? '' : `, answered by ${survey.answered_name} for the patient`;
  const lines = answerLines(definition, answers).map(({ kind, question, answer }) =>
    kind === 'heading'
      ? `<li><strong>${escaped(question)}</strong></li>`
      : `<li>${escaped(`${question}: ${answer}`)}</li>`,
  );
  return [
    `<h3>${escaped(`${survey.questionnaire_name}, ${day}${by}`)}</h3>`,
    ...scores.map((score) => `<p><strong>${escaped(scoreText(score))}</strong></p>`),
    `<ul>${lines.join('')}</ul>`,
  ].join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
