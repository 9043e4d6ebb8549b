/** Stable codes for rejected rows and for cells that could not be read. */
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
  | 'SPOILED_CHARACTER'
  | 'DIGITS_REMOVED';

/** An issue with one cell. Names the column but never contains the cell's value. */
export interface ImportIssue {
  code: ImportCode;
  /** Heading of the column; "" for the whole row. */
  column: string;
  /** A sentence for the user. */
  reason: string;
}
