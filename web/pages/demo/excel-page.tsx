import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { PeopleTable } from './kit/people-table.tsx';

/** /demo/excel: the export of a list of five thousand rows, in whole or in part. */
export function ExcelPage() {
  return (
    <Page fill>
      <PageHeader title="Excel" detail="Mark rows to export only those, with the columns that you see" />
      <Panel fill>
        <PeopleTable />
      </Panel>
    </Page>
  );
}
