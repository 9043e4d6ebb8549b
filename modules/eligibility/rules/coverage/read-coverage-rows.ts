import { readDay } from '#patients/rules';
import { priorities, relationships, type Priority, type Relationship } from './coverage-choices.ts';
import { columnPlaces, readTable, type RowIssue } from './read-table.ts';

/** Maximum number of rows in a coverage file. */
export const MOST_COVERAGE_ROWS = 5000;

/** A row of a coverage file, before its patient and payer are looked up. */
export interface CoverageRow {
  row: number;
  record_number: number;
  /** Number or name of the payer. */
  payer: string;
  member_id: string;
  plan_name: string;
  group_number: string;
  relationship: Relationship;
  subscriber_first_name: string | null;
  subscriber_last_name: string | null;
  subscriber_date_of_birth: string | null;
  subscriber_address_line1: string | null;
  subscriber_city: string | null;
  subscriber_state: string | null;
  subscriber_postal_code: string | null;
  priority: Priority;
  start_date: string | null;
  end_date: string | null;
}

/** A parsed coverage file: the valid rows, and the problems of the others. */
export interface ReadCoverages {
  coverages: CoverageRow[];
  issues: RowIssue[];
}

const COLUMNS = {
  record_number: ['recordnumber', 'record', 'mrn', 'patientid', 'patientnumber'],
  payer: ['payer', 'payerid', 'insurance', 'insurancename', 'payername'],
  member_id: ['memberid', 'member', 'policynumber', 'subscriberid', 'insuranceid'],
  plan_name: ['plan', 'planname'],
  group_number: ['groupnumber', 'group', 'groupno'],
  relationship: ['relationship', 'relation', 'relationshiptosubscriber'],
  subscriber_first_name: ['subscriberfirstname'],
  subscriber_last_name: ['subscriberlastname'],
  subscriber_date_of_birth: ['subscriberdateofbirth', 'subscriberdob'],
  subscriber_address_line1: ['subscriberaddress', 'subscriberaddressline1', 'subscriberstreet'],
  subscriber_city: ['subscribercity'],
  subscriber_state: ['subscriberstate'],
  subscriber_postal_code: ['subscriberpostalcode', 'subscriberzip', 'subscriberzipcode'],
  priority: ['priority', 'order', 'rank'],
  start_date: ['start', 'startdate', 'effective', 'effectivedate', 'from'],
  end_date: ['end', 'enddate', 'termination', 'terminationdate', 'to'],
} as const;

/** The headers of the export, which the import accepts, in order. */
export const COVERAGE_COLUMNS = [
  'Record number',
  'Payer ID',
  'Member ID',
  'Plan',
  'Group number',
  'Relationship',
  'Subscriber first name',
  'Subscriber last name',
  'Subscriber date of birth',
  'Subscriber address',
  'Subscriber city',
  'Subscriber state',
  'Subscriber postal code',
  'Priority',
  'Start',
  'End',
] as const;

/**
 * Parses coverages from rows with a header: at least record number, payer and member ID. `today` is the clinic's date.
 */
export function readCoverageRows(text: string, today: string): ReadCoverages {
  const [heading = [], ...rows] = readTable(text);
  const place = columnPlaces(heading, COLUMNS);
  if (place.record_number < 0 || place.payer < 0 || place.member_id < 0)
    return {
      coverages: [],
      issues: [{ row: 1, message: 'The first row must contain the columns Record number, Payer and Member ID.' }],
    };
  if (rows.length > MOST_COVERAGE_ROWS)
    return { coverages: [], issues: [{ row: MOST_COVERAGE_ROWS + 1, message: 'The file has more than 5,000 rows.' }] };
  const read: ReadCoverages = { coverages: [], issues: [] };
  rows.forEach((cells, index) => {
    if (cells.every((cell) => cell === '')) return;
    const at = (column: keyof typeof COLUMNS): string => cells[place[column]] ?? '';
    const row = index + 2;
    const problem = (message: string): void => void read.issues.push({ row, message });
    const number = at('record_number').replace(/^#/, '');
    if (!/^\d{1,9}$/.test(number)) return problem('Record number is required.');
    if (at('payer') === '' || at('member_id') === '') return problem('Payer and member ID are required.');
    const relationship = choiceOf(relationships, at('relationship'), 'Self');
    if (relationship === null) return problem('The relationship must be Self, Spouse, Child or Other.');
    const priority = choiceOf(
      priorities,
      at('priority').replace(/^1$/, 'Primary').replace(/^2$/, 'Secondary'),
      'Primary',
    );
    if (priority === null) return problem('The priority must be Primary, Secondary or Tertiary.');
    const day = (column: 'start_date' | 'end_date' | 'subscriber_date_of_birth'): string | null | undefined =>
      at(column) === '' ? null : (readDay(at(column), { order: 'mdy', today }) ?? undefined);
    const [start, end, born] = [day('start_date'), day('end_date'), day('subscriber_date_of_birth')];
    if (start === undefined || end === undefined || born === undefined) return problem('Enter dates as MM/DD/YYYY.');
    read.coverages.push({
      row,
      record_number: Number(number),
      payer: at('payer'),
      member_id: at('member_id'),
      plan_name: at('plan_name'),
      group_number: at('group_number'),
      relationship,
      subscriber_first_name: at('subscriber_first_name') || null,
      subscriber_last_name: at('subscriber_last_name') || null,
      subscriber_date_of_birth: born,
      subscriber_address_line1: at('subscriber_address_line1') || null,
      subscriber_city: at('subscriber_city') || null,
      subscriber_state: at('subscriber_state') || null,
      subscriber_postal_code: at('subscriber_postal_code') || null,
      priority,
      start_date: start,
      end_date: end,
    });
  });
  return read;
}

function choiceOf<T extends string>(choices: readonly T[], text: string, otherwise: T): T | null {
  if (text === '') return otherwise;
  return choices.find((each) => each.toLowerCase() === text.toLowerCase()) ?? null;
}
