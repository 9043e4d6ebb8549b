/** Why a row was refused, or what was done with a cell that could not be read; stable, for programs. */
export type ImportCode =
  | 'CELLS_MISSING'
  | 'CELLS_TOO_MANY'
  | 'EMPTY_ROW'
  | 'VALUE_MISSING'
  | 'GENDER_UNKNOWN'
  | 'DATE_UNREADABLE'
  | 'DATE_AMBIGUOUS'
  | 'DATE_IMPOSSIBLE'
  | 'TEXT_UNFIT'
  | 'DUPLICATE_ROW'
  | 'RECORD_ID_CONFLICT'
  | 'POSSIBLE_DUPLICATE'
  | 'KEPT_IN_NOTE'
  | 'POSTAL_CODE_MISSING'
  | 'YEAR_GUESSED'
  | 'SPOILED_CHARACTER';

/** One thing about one cell. It names the column and never holds what the cell says. */
export interface ImportIssue {
  code: ImportCode;
  /** The heading of the column; "" for the whole row. */
  column: string;
  /** A sentence for the person who imports. */
  reason: string;
}
