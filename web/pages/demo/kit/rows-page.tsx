import { Button } from '@mantine/core';
import { IconArchive, IconPrinter, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { pageCount } from '#kit/api/use-pages.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { DateRangeFilter, type DaySpan } from '#kit/filters/date-range-filter.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { nameLastFirst } from '#kit/formats/person-name.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useAddressTab } from '#kit/navigation/use-address.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { Pager } from '#kit/rows/pager.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, EditDelete, RowMenu, RowMenuItem } from '#kit/rows/row-buttons.tsx';
import { MarkAll, RowMark } from '#kit/rows/row-mark.tsx';
import { Row, RowLine } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { allRows } from '#kit/table/all-rows.ts';
import { BulkBar } from '#kit/table/bulk-bar.tsx';
import { useSelection } from '#kit/table/use-selection.ts';
import { PEOPLE, type Person } from './made-up-people.tsx';

const TABS = [
  { value: 'all', label: 'All people' },
  { value: 'empty', label: 'Nobody' },
] as const;
const TAKE = 8;

/** /demo/kit/rows: a list of rows with filters, buttons, selection, pages and dialogs. */
export function RowsPage() {
  const [tab, setTab] = useAddressTab('show', TABS);
  const [search, setSearch] = useState('');
  const [initial, setInitial] = useState<string | null>(null);
  const [born, setBorn] = useState<DaySpan>({ from: null, to: null });
  const [page, setPage] = useState(1);
  const found = tab === 'empty' ? [] : PEOPLE.filter((person) => matches(person, { search, initial, born }));
  const shown = found.slice((page - 1) * TAKE, page * TAKE);
  const editor = useEditor(PEOPLE);
  const selection = useSelection(`${tab} ${page}`);
  return (
    <Page>
      <PageHeader title="Rows" detail={`${found.length} people`}>
        <AddButton onClick={editor.add}>New person</AddButton>
      </PageHeader>
      <FilterBar>
        <FilterTabs label="People" tabs={TABS} value={tab} onChange={setTab} />
        <SearchBox
          label="Search people"
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        <FilterSelect
          label="First letter"
          all="All letters"
          choices={{ A: 'A', B: 'B', C: 'C' }}
          value={initial}
          onChange={setInitial}
        />
        <DateRangeFilter label="Born" value={born} onChange={setBorn} />
      </FilterBar>
      <Panel flush>
        <FilterBar label="Selection">
          <MarkAll selection={selection} ids={shown.map(({ id }) => id)} />
        </FilterBar>
        <ReadRows
          label="People"
          read={allRows(shown)}
          empty={{ icon: IconUsers, title: 'No people', detail: 'Change the filters, or add a person.' }}
        >
          {(person) => (
            <PersonRow
              person={person}
              mark={<RowMark selection={selection} id={person.id} of={nameLastFirst(person)} />}
              onEdit={() => editor.edit(person)}
            />
          )}
        </ReadRows>
        <Pager
          paging={{ page: Math.min(page, pageCount(found.length, TAKE)), take: TAKE, count: found.length, go: setPage }}
        />
      </Panel>
      <BulkBar selection={selection}>
        <Button size="compact-sm" variant="light" onClick={() => toast.success(`${selection.ids.size} archived`)}>
          Archive
        </Button>
      </BulkBar>
      {editor.render((person, close) => (
        <PersonDialog person={person} onClose={close} />
      ))}
    </Page>
  );
}

interface PersonRowProps {
  person: Person;
  mark: React.ReactNode;
  onEdit: () => void;
}

function PersonRow({ person, mark, onEdit }: PersonRowProps) {
  const [asking, setAsking] = useState(false);
  const name = nameLastFirst(person);
  return (
    <Row
      mark={mark}
      title={name}
      subtitle={[person.id, person.mobile]}
      lines={<RowLine>A further line</RowLine>}
      badges={<StatusBadge tone="info">Made up</StatusBadge>}
      actions={
        <>
          <EditDelete of={name} onEdit={onEdit} onDelete={() => setAsking(true)} />
          <RowMenu of={name}>
            <RowMenuItem icon={IconPrinter} onClick={() => toast.info('It would be printed now.')}>
              Print
            </RowMenuItem>
            <RowMenuItem icon={IconArchive} danger onClick={() => setAsking(true)}>
              Archive
            </RowMenuItem>
          </RowMenu>
        </>
      }
    >
      {asking && (
        <ReasonDialog
          title={`Delete ${name}`}
          description="Nothing is deleted on this page."
          confirm="Delete"
          onReason={async (reason) => toast.info(`The reason was: ${reason}`)}
          onClose={() => setAsking(false)}
        />
      )}
    </Row>
  );
}

function PersonDialog({ person, onClose }: { person: Person | null; onClose: () => void }) {
  const form = useApiForm({
    rules: required<{ name: string }>({ name: 'Name is required' }),
    initialValues: { name: person === null ? '' : nameLastFirst(person) },
    submit: async ({ name }) => {
      toast.success(`${name} would be saved now.`);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={person === null ? 'New person' : 'Edit person'} onClose={onClose}>
      <TextField form={form} name="name" label="Name" withAsterisk />
    </FormDialog>
  );
}

interface Filters {
  search: string;
  initial: string | null;
  born: DaySpan;
}

function matches(person: Person, { search, initial, born: { from, to } }: Filters): boolean {
  const name = nameLastFirst(person);
  const { date_of_birth: day } = person;
  return (
    name.toLowerCase().includes(search.toLowerCase()) &&
    (initial === null || name.startsWith(initial)) &&
    (from === null || day >= from) &&
    (to === null || day <= to)
  );
}
