import { IconChartBar } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Page } from '#kit/page/page.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { StatisticsReportsDocument } from './setting.operations.gen.ts';

/** /statistics: the reports that the user may read, with descriptions. */
export function StatisticsPage() {
  const read = useApiQuery(StatisticsReportsDocument, {}, { quiet: true });
  return (
    <Page>
      <PageHeader title="Statistics" />
      <Panel flush>
        <ReadRows
          label="Reports"
          read={read}
          rows={({ statisticsReports }) => statisticsReports}
          loadingRows={6}
          empty={{
            icon: IconChartBar,
            title: 'No reports for your role',
            detail: 'Each report needs permission to see its data. Ask an administrator for access.',
          }}
        >
          {({ id, title, definition }) => <Row title={title} path={`/statistics/${id}`} subtitle={definition} />}
        </ReadRows>
      </Panel>
    </Page>
  );
}
