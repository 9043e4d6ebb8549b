import { payerTypes } from './coverage-choices.ts';
import { payerForm, type PayerFields } from './coverage-forms.ts';
import { columnPlaces, readTable, type RowIssue } from './read-table.ts';

/** Maximum number of rows in a payer list. */
export const MOST_PAYER_ROWS = 10_000;

/** A parsed payer list: the valid rows, and the problems of the others. */
export interface ReadPayers {
  payers: PayerFields[];
  issues: RowIssue[];
}

const COLUMNS = {
  payer_code: ['payerid', 'id', 'number', 'code', 'payercode', 'payernumber', 'edi', 'cpid'],
  payer_name: ['payername', 'name', 'payer', 'insurance', 'insurancename', 'displayname'],
  payer_type: ['type', 'payertype'],
  phone: ['phone', 'telephone', 'phonenumber'],
  address_line1: ['address', 'addressline', 'street'],
  city: ['city'],
  state: ['state'],
  postal_code: ['zip', 'zipcode', 'postalcode'],
} as const;

/** Parses a clearinghouse's payer list: the first row names the columns, at least number and name. */
export function readPayerRows(text: string): ReadPayers {
  const [heading = [], ...rows] = readTable(text);
  const place = columnPlaces(heading, COLUMNS);
  if (place.payer_code < 0 || place.payer_name < 0)
    return { payers: [], issues: [{ row: 1, message: 'The first row must contain the columns Payer ID and Name.' }] };
  if (rows.length > MOST_PAYER_ROWS)
    return { payers: [], issues: [{ row: MOST_PAYER_ROWS + 1, message: 'The file has more than 10,000 rows.' }] };
  const read: ReadPayers = { payers: [], issues: [] };
  const seen = new Set<string>();
  rows.forEach((cells, index) => {
    if (cells.every((cell) => cell === '')) return;
    const at = (column: keyof typeof COLUMNS): string => cells[place[column]] ?? '';
    const type = payerTypes.find((each) => each.toLowerCase() === at('payer_type').toLowerCase()) ?? 'Commercial';
    const parsed = payerForm.safeParse({
      payer_name: at('payer_name'),
      payer_code: at('payer_code'),
      payer_type: type,
      phone: at('phone'),
      address_line1: at('address_line1'),
      city: at('city'),
      state: at('state'),
      postal_code: at('postal_code'),
    });
    const row = index + 2;
    if (!parsed.success) return void read.issues.push({ row, message: parsed.error.issues[0]!.message });
    const code = parsed.data.payer_code.toLowerCase();
    if (seen.has(code)) return void read.issues.push({ row, message: 'This payer ID is already listed above.' });
    seen.add(code);
    read.payers.push(parsed.data);
  });
  return read;
}
