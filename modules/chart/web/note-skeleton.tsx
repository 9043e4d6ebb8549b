import { Skeleton } from '@mantine/core';
import { LinesSkeleton } from '#kit/feedback/skeletons.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import classes from './note-workspace.module.css';

/** The placeholder of a note's page while it loads; the patient's name is known from the address. */
export function NoteSkeleton({ name }: { name: string | undefined }) {
  return (
    <Page fill>
      <PageHeader title={name ?? <Skeleton height={18} width={160} />} />
      <div className={classes.columns} role="status" aria-label="Loading">
        <div className={classes.main}>
          <Panel fill>
            <div className={classes.outline}>
              <LinesSkeleton lines={8} />
            </div>
          </Panel>
        </div>
        <aside className={classes.side}>
          <Panel>
            <LinesSkeleton lines={5} />
          </Panel>
          <Panel>
            <LinesSkeleton lines={4} />
          </Panel>
        </aside>
      </div>
    </Page>
  );
}
