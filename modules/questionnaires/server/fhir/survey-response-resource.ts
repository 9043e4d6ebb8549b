import { metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirReader, FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { sql } from 'kysely';
import { responseItems } from './response-items.ts';
import { readSurveys, type SurveyRow, WITH_ANSWERS } from './surveys-fhir.sql.ts';
import { createResponse, updateResponse } from './write-response.ts';

const PROFILE = usCore('us-core-questionnaireresponse');

/** Answered questionnaires; a patient sees what was submitted. */
export const surveyResponseResource: FhirResource = {
  id: 'questionnaires.responses',
  type: 'QuestionnaireResponse',
  profiles: [PROFILE],
  rule: 'questionnaires.view',
  create: createResponse,
  update: updateResponse,
  read: async (reader, selection) => {
    const which = reader.forPatient ? sql`s.submitted_time is not null and ${WITH_ANSWERS}` : WITH_ANSWERS;
    return (await readSurveys(reader, selection, { which })).map((survey) => toResource(reader, survey));
  },
};

function toResource({ base }: FhirReader, survey: SurveyRow): FhirRecord {
  const { answered_by: answeredBy, patient_id: patientId } = survey;
  const item = responseItems(survey.definition, survey.answers);
  const authored = survey.submitted_time ?? survey.updated_time;
  return {
    resource: {
      resourceType: 'QuestionnaireResponse',
      id: survey.id,
      meta: metaOf(survey.updated_time, [PROFILE], survey.version),
      questionnaire: `${base}/Questionnaire/${survey.questionnaire_id}|${survey.version_number}`,
      _questionnaire: {
        extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/display', valueString: survey.name }],
      },
      status: survey.submitted_time === null ? 'in-progress' : 'completed',
      subject: reference('Patient', patientId),
      authored: authored.toISOString(),
      author: answeredBy === null ? reference('Patient', patientId) : reference('Practitioner', answeredBy),
      source: reference('Patient', patientId),
      ...(item.length > 0 && { item }),
    },
    patientId,
    authorUserId: answeredBy,
    authoredTime: authored,
  };
}
