export {
  type CheckGender,
  checkGenders,
  type PayerType,
  payerTypes,
  type Priority,
  priorities,
  type Relationship,
  relationships,
} from './coverage/coverage-choices.ts';
export { type CoverageDays, coversDay, daysOverlap } from './coverage/coverage-days.ts';
export { coverageForm, type CoverageFields, payerForm, type PayerFields } from './coverage/coverage-forms.ts';
export { payerPatterns } from './coverage/payer-patterns.ts';
export { starterPayers } from './coverage/starter-payers.ts';
export { MOST_PAYER_ROWS, type ReadPayers, readPayerRows } from './coverage/read-payer-rows.ts';
export {
  COVERAGE_COLUMNS,
  type CoverageRow as ImportedCoverage,
  MOST_COVERAGE_ROWS,
  type ReadCoverages,
  readCoverageRows,
} from './coverage/read-coverage-rows.ts';
export { type BenefitLine, benefitLines, warningLines } from './x12/benefit-words.ts';
export { drugBenefitLines } from './x12/drug-benefits.ts';
export type { Benefit, CoveredDays, EligibilityAnswer, NoAnswer, Rejection } from './x12/eligibility-answer.ts';
export type { InquiredMember } from './x12/compare-person.ts';
export { isUnknownMember } from './x12/rejections.ts';
export { judgeAnswer, type Judgement, type Outcome, outcomeOn, outcomes, outcomeWords } from './x12/judge-answer.ts';
export { readAnswer, shortened } from './x12/read-answer.ts';
export { LONGEST_INTERCHANGE, readSegments } from './x12/read-segments.ts';
export {
  type InquiredPerson,
  type Inquiry,
  isWritableName,
  memberIdProblem,
  plain,
  writeInquiry,
} from './x12/write-inquiry.ts';
export { insuranceTypes, rejectCodes } from './x12/x12-codes.ts';
export { coverageRequestForm, type CoverageRequestFields } from './coverage/request-form.ts';
