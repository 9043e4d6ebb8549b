import { Skeleton } from '@mantine/core';
import { LinesSkeleton } from '#kit/feedback/skeletons.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import classes from './note-workspace.module.css';

interface NoteSkeletonProps {
  /** The patient's name, if it is known. */
  name: string | undefined;
  /** The page already has a heading. */
  titled: boolean;
}

/** The placeholder of a note's page while it loads. */
export function NoteSkeleton({ name, titled }: NoteSkeletonProps) {
  return (
    <Page fill>
      {!titled && <PageHeader title={name ?? <Skeleton height={18} width={160} />} />}
      <div className={classes.columns} role="status" aria-label="Loading">
        <div className={classes.main}>
          <Panel fill>
            <div className={classes.outline}>
              <LinesSkeleton lines={8} />
            </div>
          </Panel>
        </div>
        <aside className={classes.side}>
          <SideSkeleton />
        </aside>
      </div>
    </Page>
  );
}

/** The placeholder of the panels beside a note. */
export function SideSkeleton() {
  return (
    <>
      <Panel>
        <LinesSkeleton lines={5} />
      </Panel>
      <Panel>
        <LinesSkeleton lines={4} />
      </Panel>
    </>
  );
}
