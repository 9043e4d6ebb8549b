import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { NotePart } from '#platform/module.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { evaluate, scoreText, surveyStatus } from '../../rules/index.ts';
import { readAnswers, readDefinition, readAllSurveys, type SurveyRow } from './surveys.sql.ts';

/** The questionnaires attached to a note: signed and printed with it, and reported as a gap while they are open. */
export const surveyPart: NotePart = {
  id: 'questionnaires.surveys',
  title: 'Questionnaires',
  order: 70,
  rows: 'questionnaires.survey_note r where r.clinic_id = n.clinic_id and r.chart_note_id = n.id',
  async read(db, clinicId, noteId) {
    return Promise.all(
      (await writtenOf(db, clinicId, noteId)).map(async (survey) => ({
        id: survey.id,
        questionnaire: survey.questionnaire_name,
        version: survey.version_number,
        submitted: survey.submitted_time!.toISOString(),
        answers: sorted(await readAnswers(db, clinicId, survey.id)),
      })),
    );
  },
  async print(db, clinicId, noteId) {
    const lines = (await writtenOf(db, clinicId, noteId)).map(async (survey) => {
      const definition = await readDefinition(db, clinicId, survey.questionnaire_id, survey.version_number);
      const { scores } = evaluate(definition, await readAnswers(db, clinicId, survey.id), survey.sex);
      return scores.length === 0 ? `${survey.questionnaire_name}: answered` : scores.map(scoreText).join('; ');
    });
    return Promise.all(lines);
  },
  async missing(db, clinicId, noteId) {
    const { rows } = await columnsOf({ s: 'questionnaires.survey' }, ['s.id'])
      .select(sql`from questionnaires.survey s
      left join chart.chart_note n on n.clinic_id = s.clinic_id and n.id = ${noteId}
      where s.clinic_id = ${clinicId} and s.deleted_time is null and s.submitted_time is null
        and (s.chart_note_id = ${noteId} or s.event_id = n.event_id)`)
      .execute(db);
    const open = rows.length === 0 ? [] : await readAllSurveys(db, clinicId, { ids: rows.map(({ id }) => id) });
    return open.map((survey) => `${survey.questionnaire_name} is ${OPEN[surveyStatus(survey)] ?? 'open'}`);
  },
};

const OPEN: Readonly<Record<string, string>> = {
  Planned: 'not answered',
  Sent: 'sent but not answered',
  Opened: 'started but not submitted',
};

/** Returns the surveys inserted into the note, earliest first: they can't change anymore. */
async function writtenOf(db: Queryable, clinicId: string, noteId: string): Promise<SurveyRow[]> {
  const surveys = await readAllSurveys(db, clinicId, { noteIds: [noteId] });
  return surveys
    .filter(({ written_note_ids: written }) => written.includes(noteId))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Sorts keys, since JSONB doesn't preserve their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
