import type { App } from '#platform/app.ts';
import type { RecordSection } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import { answerLines, evaluate, scoreText, surveyStatus, surveyStatusNames } from '../../rules/index.ts';
import { readAnswers, readDefinition, readSurveys } from './surveys.sql.ts';

/** A patient's surveys with answers, as a section of the complete patient record. */
export const surveysSection: RecordSection = {
  id: 'questionnaires.surveys',
  title: 'Questionnaires',
  order: 78,
  rule: 'questionnaires.view',
  async read(app: App, clinicId: string, personId: string) {
    const { kysely } = app.database;
    const { time_zone: timeZone } = await readClinic(kysely, clinicId);
    const time = writtenTime(timeZone);
    const surveys = await readSurveys(kysely, clinicId, { patientIds: [personId], take: 10_000, skip: 0 });
    const rows: Record<string, string>[] = [];
    for (const survey of surveys) {
      const definition = await readDefinition(kysely, clinicId, survey.questionnaire_id, survey.version_number);
      const answers = await readAnswers(kysely, clinicId, survey.id);
      const { scores } = evaluate(definition, answers, survey.sex);
      rows.push({
        Questionnaire: survey.questionnaire_name,
        Status: surveyStatusNames[surveyStatus(survey)],
        Submitted: survey.submitted_time === null ? '' : time(survey.submitted_time),
        'Answered by': survey.answered_name ?? 'The patient',
        Scores: scores.map(scoreText).join('; '),
        Answers: answerLines(definition, answers)
          .map(({ kind, question, answer }) => (kind === 'heading' ? question : `${question}: ${answer}`))
          .join('\n'),
      });
    }
    return rows;
  },
};
