import { recordAccess } from '#audit/server';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { readSurveyFile } from './surveys/survey-files.ts';
import { readAnswers, readDefinition, readSurveys } from './surveys/surveys.sql.ts';

/**
 * Downloads a file answer, for users who may read answers: GET /api/questionnaires/files/<survey>/<path of the
 * question>.
 */
export function fileRoute({ server, app, admit }: RouteContext): void {
  server.get('/api/questionnaires/files/:survey/:path', async (http, reply) => {
    const ctx = await admit(http, reply, 'questionnaires.view');
    if (ctx === null) return reply;
    const { survey: id, path } = http.params as { survey: string; path: string };
    const { kysely } = app.database;
    const { clinicId } = ctx.actor;
    const [survey] = isId(id) ? await readSurveys(kysely, clinicId, { ids: [id], take: 1, skip: 0 }) : [];
    if (survey === undefined) return reply.code(404).send({ code: 'NOT_FOUND', message: 'This file does not exist.' });
    const definition = await readDefinition(kysely, clinicId, survey.questionnaire_id, survey.version_number);
    const file = await readSurveyFile(app, survey, definition, await readAnswers(kysely, clinicId, id), path);
    if (file === null) return reply.code(404).send({ code: 'NOT_FOUND', message: 'This file does not exist.' });
    const read = { action: 'read', objectType: 'survey_file', objectId: id, patientId: survey.patient_id } as const;
    await recordAccess(ctx, read);
    // Prevents browsers from rendering it as a page of our origin.
    return reply
      .header('content-type', file.type)
      .header('content-disposition', 'attachment')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(file.bytes);
  });
}
