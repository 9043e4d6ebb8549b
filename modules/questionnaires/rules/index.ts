export { type AnswerLine, answerLines, answerText, scoreText } from './answer-text.ts';
export { checkAnswer, type CheckedAnswer, entriesOf, isAnswered } from './check-answer.ts';
export { checkDefinition, questionnaireLimits } from './check-definition.ts';
export { CRISIS_DISPOSITIONS, crisisForms, DEFAULT_ESCALATE_MINUTES } from './crisis-handling.ts';
export { crisisWords } from './crisis-words.ts';
export { type AnswerIssue, evaluate, type Evaluation } from './evaluate.ts';
export { EXTENSIONS, type FhirQuestionnaire } from './fhir/fhir-questionnaire.ts';
export { fromFhir, type ImportedQuestionnaire } from './fhir/from-fhir.ts';
export { toFhir } from './fhir/to-fhir.ts';
export { type Instrument, INSTRUMENTS } from './instruments/index.ts';
export { nameInSpanish, questionsInSpanish, titleForPatients } from './instruments/spanish.ts';
export { isShown } from './is-shown.ts';
export {
  type Answers,
  type AnswerValue,
  type Band,
  type Choice,
  type Condition,
  type ConditionTest,
  type Definition,
  type FileValue,
  type GroupEntry,
  plainQuestion,
  type Question,
  QUESTION_TYPES,
  type QuestionType,
  questionTypeNames,
  RECORD_TARGETS,
  type RecordTarget,
  type Score,
  type SignatureValue,
  takesAnswer,
} from './question.ts';
export {
  questionGroupForm,
  type QuestionGroupFields,
  questionnaireForm,
  type QuestionnaireFields,
} from './questionnaire-form.ts';
export { bandOf, canCount, pointsOf, type ScoreResult, scoresOf } from './score.ts';
export { surveyStatus, type SurveyStatus, surveyStatusNames } from './survey-status.ts';
export { fromWire, toWire, type WireQuestion, type WireQuestionInput } from './wire-question.ts';
