import { endsInDigits } from './import-name.ts';
import type { ImportMapping } from './import-mapping.ts';
import { type DateOrder, possibleOrders } from '../read-day.ts';

/** Properties of a whole file that can't be determined from a single row. */
export interface FileDecisions {
  /** The date format; "mixed" if some dates can only be M/D and a similar number only D/M. */
  dateOrder: DateOrder | 'mixed';
  /** True if digits after names are removed, as in generated test data. */
  trailingDigits: boolean;
}

/** Collects properties of a file, row by row, before it is read. */
export interface ImportSurvey {
  see(cells: readonly string[]): void;
  decide(): FileDecisions;
}

// Below this share, dates in the other order are typos, and only those rows are rejected.
const slipShare = 0.05;
const digitsShare = 0.8;

/** Starts a survey of a file's rows; it needs all rows or a representative part. */
export function startSurvey(mapping: ImportMapping): ImportSurvey {
  const columnsOf = (...fields: string[]): number[] =>
    mapping.filter((column) => column.field !== null && fields.includes(column.field)).map((column) => column.index);
  const dateColumns = columnsOf('date_of_birth', 'deceased_date');
  const nameColumns = columnsOf('first_name', 'last_name', 'full_name');
  const only: Record<DateOrder, number> = { mdy: 0, dmy: 0 };
  let withDots = 0;
  let withSlashes = 0;
  let names = 0;
  let namesWithDigits = 0;

  const seeDate = (text: string): void => {
    const orders = possibleOrders(text);
    if (!orders) return;
    if (text.includes('.')) withDots += 1;
    else withSlashes += 1;
    if (orders.mdy && !orders.dmy) only.mdy += 1;
    if (orders.dmy && !orders.mdy) only.dmy += 1;
  };
  const seeName = (text: string): void => {
    if (text.trim() === '') return;
    names += 1;
    if (endsInDigits(text)) namesWithDigits += 1;
  };

  return {
    see(cells) {
      for (const column of dateColumns) seeDate(cells[column] ?? '');
      for (const column of nameColumns) seeName(cells[column] ?? '');
    },
    decide() {
      return { dateOrder: decideOrder(), trailingDigits: names > 0 && namesWithDigits / names >= digitsShare };
    },
  };

  function decideOrder(): DateOrder | 'mixed' {
    const { mdy, dmy } = only;
    // If all dates are ambiguous, dots suggest a country that writes the day first.
    if (mdy === 0 && dmy === 0) return withDots > withSlashes ? 'dmy' : 'mdy';
    const slips = Math.min(mdy, dmy);
    if (slips > 0 && slips / (mdy + dmy) > slipShare) return 'mixed';
    return dmy > mdy ? 'dmy' : 'mdy';
  }
}
