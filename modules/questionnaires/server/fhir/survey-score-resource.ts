import type { Coding, Observation } from 'fhir/r4';
import { codeableConcept, coding, metaOf, reference, ucumQuantity } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import { evaluate, type ScoreResult } from '../../rules/index.ts';
import { readSurveys, type SurveyRow, WITH_SCORE } from './surveys-fhir.sql.ts';

const SUFFIX = '-score';
const PROFILE = usCore('us-core-observation-screening-assessment');
const CATEGORY = codeableConcept([coding(SYSTEMS.observationCategory, 'survey', 'Survey')]);
// LOINC codes of the totals of included instruments, which can't be changed. Source: loinc.org.
const TOTALS: Readonly<Partial<Record<string, Coding>>> = {
  'phq-2': coding(SYSTEMS.loinc, '55758-7', 'Patient Health Questionnaire 2 item (PHQ-2) total score [Reported]'),
  'phq-9': coding(SYSTEMS.loinc, '44261-6', 'Patient Health Questionnaire 9 item (PHQ-9) total score [Reported]'),
  'gad-7': coding(SYSTEMS.loinc, '70274-6', 'Generalized anxiety disorder 7 item (GAD-7) total score [Reported.PHQ]'),
  'audit-c': coding(SYSTEMS.loinc, '75626-2', 'Total score [AUDIT-C]'),
};

/** The scores of submitted questionnaires. */
export const surveyScoreResource: FhirResource = {
  id: 'questionnaires.scores',
  type: 'Observation',
  profiles: [PROFILE],
  rule: 'questionnaires.view',
  read: async (reader, selection) =>
    (await readSurveys(reader, selection, { suffix: SUFFIX, which: WITH_SCORE })).map(toResource),
};

function toResource(survey: SurveyRow): FhirRecord {
  const { answered_by: answeredBy, patient_id: patientId, submitted_time: submitted } = survey;
  const { scores } = evaluate(survey.definition, survey.answers, survey.sex);
  const [first, ...others] = scores.filter(({ total }) => total !== null);
  const authored = submitted ?? survey.updated_time;
  const total = survey.is_locked && others.length === 0 ? TOTALS[survey.code ?? ''] : undefined;
  return {
    resource: {
      resourceType: 'Observation',
      id: `${survey.id}${SUFFIX}`,
      meta: metaOf(survey.updated_time, [PROFILE], survey.version),
      status: 'final',
      category: [CATEGORY],
      code: codeableConcept(total === undefined ? [] : [total], survey.name),
      subject: reference('Patient', patientId),
      effectiveDateTime: authored.toISOString(),
      performer: [answeredBy === null ? reference('Patient', patientId) : reference('Practitioner', answeredBy)],
      ...(others.length === 0 ? scoreOf(first) : { component: [first!, ...others].map(componentOf) }),
      derivedFrom: [reference('QuestionnaireResponse', survey.id)],
    },
    patientId,
    authorUserId: answeredBy,
    authoredTime: authored,
  };
}

function scoreOf(
  score: ScoreResult | undefined,
): Pick<Observation, 'valueQuantity' | 'interpretation' | 'dataAbsentReason'> {
  if (score?.total == null)
    return { dataAbsentReason: codeableConcept([coding(SYSTEMS.dataAbsentReason, 'unknown', 'Unknown')]) };
  return {
    valueQuantity: ucumQuantity(score.total, '{score}', 'score'),
    ...(score.band !== null && { interpretation: [codeableConcept([], score.band.label)] }),
  };
}

const componentOf = (score: ScoreResult) => ({ code: codeableConcept([], score.name), ...scoreOf(score) });
