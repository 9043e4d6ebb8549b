export {
  type AccessLevel,
  CODE_SETS,
  CODE_TYPES,
  type CodeKind,
  codeKey,
  type CodeName,
  type CodeSet,
  type CodeType,
  isCodeType,
} from './code-sets.ts';
export { type CodeStanding, type CodeTime, SINCE_EVER, standingOn, standingWords } from './code-standing.ts';
export { bareCode, fold, isUnspecified, parentOf, withDot, wordsOf } from './code-text.ts';
export { diagnosisForm, type DiagnosisFields, procedureForm, type ProcedureFields } from './code-form.ts';
export { type CodeSearch, COMMON_WORDS, matchesSearch, readSearch, type SearchTerm, vagueness } from './read-search.ts';
export {
  MOST_PRICE,
  price,
  PRICE_ROUNDINGS,
  type PriceLine,
  type PriceProblem,
  readPriceList,
  scaledPrice,
} from './price-list.ts';
export { hccCodeProblem, type HccCode, type HccList, hccListProblem, readHccList } from './hcc-list.ts';
export { MOST_MODIFIERS, readModifier } from './modifier.ts';
export { guessFormat, guessRelease, type GuessedRelease } from './import/guess-file.ts';
export {
  CODE_COLUMNS,
  type CodeColumn,
  type ColumnMapping,
  isCodeSet,
  mappingProblems,
  proposeColumns,
  readColumns,
} from './import/map-columns.ts';
export { dayOf, filed, readOfficial } from './import/read-official.ts';
export { type CodeFileFormat, FORMAT_NAMES, type LineIssue, type StagedCode } from './import/staged-code.ts';
