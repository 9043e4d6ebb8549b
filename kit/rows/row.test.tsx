import { expect, test } from 'vitest';
import { toMarkup } from '../testing/to-markup.tsx';
import { EditDelete, RowButton, RowMenu } from './row-buttons.tsx';
import { RowMark } from './row-mark.tsx';
import { joinParts, Row, RowLine } from './row.tsx';

test('drops empty parts of a subtitle', () => {
  expect(joinParts(['Text message', '', null, undefined, false, 0, 'Call us'])).toBe('Text message · 0 · Call us');
  expect(toMarkup(<Row title="Reminder" subtitle={['', null]} />)).not.toContain('<span');
});

test('renders the title of a row that opens as a button', () => {
  expect(toMarkup(<Row title="Reminder" onOpen={() => undefined} />)).toMatch(/<button type="button"[^>]*>Reminder/);
});

test('renders further lines below the title', () => {
  expect(toMarkup(<Row title="Fax" lines={<RowLine tone="danger">No answer</RowLine>} />)).toContain('No answer');
});

test('includes the row’s name in buttons for screen readers', () => {
  const cancel = toMarkup(
    <RowButton of="Rx Lisinopril" onClick={() => undefined}>
      Cancel
    </RowButton>,
  );
  expect(cancel).toContain('aria-label="Cancel Rx Lisinopril"');
  const both = toMarkup(<EditDelete of="Reminder" onEdit={() => undefined} onDelete={() => undefined} />);
  expect(both).toContain('aria-label="Edit Reminder"');
  expect(both).toContain('aria-label="Delete Reminder"');
  expect(toMarkup(<EditDelete of="Reminder" onEdit={() => undefined} />)).not.toContain('Delete');
});

test('does not render a menu without entries', () => {
  expect(toMarkup(<RowMenu of="Reminder">{[false, null]}</RowMenu>)).toBe('');
});

test('selects its row by checkbox', () => {
  const html = (ids: string[]): string =>
    toMarkup(<RowMark selection={{ ids: new Set(ids), set: () => undefined }} id="1" of="Rx Lisinopril" />);
  expect(html([])).toContain('aria-label="Select Rx Lisinopril"');
  expect(html([])).not.toContain('checked=""');
  expect(html(['1'])).toContain('checked=""');
});
