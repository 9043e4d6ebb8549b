import { request } from '#kit/api/request.ts';
import { CreateSurveyDocument } from '../chart.operations.gen.ts';

interface Assignment {
  patientId: string;
  noteId: string | undefined;
  questionnaireId: string;
}

/** Assigns a questionnaire and returns the survey's id. A repeated click after a lost response uses the same key of `keys`. */
export async function assignSurvey(keys: Map<string, string>, assignment: Assignment): Promise<string> {
  const { patientId, noteId, questionnaireId } = assignment;
  const key = keys.get(questionnaireId) ?? crypto.randomUUID();
  keys.set(questionnaireId, key);
  const input = { clinic_patient_id: patientId, questionnaire_id: questionnaireId, chart_note_id: noteId ?? null };
  const { survey_create: created } = await request(CreateSurveyDocument, { input, key });
  return created.id;
}
