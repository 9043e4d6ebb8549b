import { endsInDigits } from './import-name.ts';
import type { ImportMapping } from './import-mapping.ts';
import { type DateOrder, possibleOrders } from '../read-day.ts';

/** What holds for a whole file and can't be told from one of its rows. */
export interface FileDecisions {
  /** How its days are written; "mixed" where some can only be M/D and as many can only be D/M. */
  dateOrder: DateOrder | 'mixed';
  /** Whether digits behind names are to be dropped, as generated test data has them. */
  trailingDigits: boolean;
}

/** Looks at a file row by row before any is read, and then decides. */
export interface ImportSurvey {
  see(cells: readonly string[]): void;
  decide(): FileDecisions;
}

// Below this share a stray day in the other order is a slip of the pen, and that row is refused by itself.
const slipShare = 0.05;
const digitsShare = 0.8;

/** Starts a survey of a file's rows; every row may be shown to it, or as many as give an idea. */
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
    // Where nothing tells, dots mean a country that writes the day first.
    if (mdy === 0 && dmy === 0) return withDots > withSlashes ? 'dmy' : 'mdy';
    const slips = Math.min(mdy, dmy);
    if (slips > 0 && slips / (mdy + dmy) > slipShare) return 'mixed';
    return dmy > mdy ? 'dmy' : 'mdy';
  }
}
