import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { PeopleTable } from './people-table.tsx';

/** /demo/kit/list: sorting, columns, saved views, selection and exports, also by keyboard. */
export function ListPage() {
  return (
    <Page fill>
      <PageHeader title="List" detail="5,000 rows" />
      <Panel fill>
        <PeopleTable />
      </Panel>
    </Page>
  );
}
