import { expect, test } from 'vitest';
import { changeQuery } from '../navigation/use-address.ts';
import { toMarkup } from '../testing/to-markup.tsx';
import { readSpan } from './date-range-filter.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterSelect, listChoices } from './filter-select.tsx';
import { FilterTabs } from './filter-tabs.tsx';
import { SearchBox } from './search-box.tsx';

test('filters have accessible names', () => {
  const html = toMarkup(
    <FilterBar>
      <FilterTabs
        label="Accounts"
        tabs={[
          { value: 'owing', label: 'With balance' },
          { value: 'all', label: 'All accounts' },
        ]}
        value="owing"
        onChange={() => undefined}
      />
      <SearchBox label="Search patients" initial="Quist" onSearch={() => undefined} />
      <FilterSelect label="State" all="All states" choices={{ sent: 'Sent' }} value={null} onChange={() => undefined} />
    </FilterBar>,
  );
  expect(html).toContain('aria-label="Accounts"');
  expect(html).toMatch(/aria-label="Search patients"[^>]*value="Quist"|value="Quist"[^>]*aria-label="Search patients"/);
  expect(html).toContain('aria-label="Clear Search patients"');
  expect(html).toContain('placeholder="All states"');
});

test('lists choices by name or by value', () => {
  const listed = [{ value: 'sent', label: 'Sent' }];
  expect(listChoices({ sent: 'Sent' })).toEqual(listed);
  expect(listChoices(listed)).toEqual(listed);
});

test('accepts a range when both days are complete and in order', () => {
  expect(readSpan({ from: '', to: '' })).toEqual({ from: null, to: null });
  expect(readSpan({ from: '2026-11-01', to: '' })).toEqual({ from: '2026-11-01', to: null });
  expect(readSpan({ from: '11/1', to: '' })).toBeNull();
  expect(readSpan({ from: '2026-11-02', to: '2026-11-01' })).toBeNull();
});

test('a change of the query string keeps the other parameters, and null removes one', () => {
  expect(changeQuery({ tab: 'rules', item: '7' }, { tab: null })).toEqual({ item: '7' });
  expect(changeQuery({ item: '7' }, { tab: 'rules' })).toEqual({ item: '7', tab: 'rules' });
});
