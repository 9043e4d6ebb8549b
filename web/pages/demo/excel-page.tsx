import { Text } from '@mantine/core';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { PeopleTable } from './kit/people-table.tsx';

/** /demo/excel: a list of five thousand that is exported, whole or in part. */
export function ExcelPage() {
  return (
    <Page fill>
      <PageHeader title="Excel" />
      <Text size="sm" c="dimmed">
        Mark rows to export only those. What is exported are the columns that you see, in your order.
      </Text>
      <Panel fill>
        <PeopleTable />
      </Panel>
    </Page>
  );
}
