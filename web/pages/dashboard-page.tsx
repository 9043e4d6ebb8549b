import { lazy, Suspense, useMemo } from 'react';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { LazyArea } from '#kit/feedback/lazy-area.tsx';
import { formatLongDay, today } from '#kit/formats/day.ts';
import type { DashboardCard } from '#kit/module/web-module.ts';
import { whenOnline } from '#kit/module/when-online.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can, useViewer } from '#kit/session/viewer.ts';
import { IconLayoutDashboard } from '@tabler/icons-react';
import { modules } from '../modules.ts';
import { loadFirstSteps } from './load-first-steps.tsx';
import classes from './dashboard-page.module.css';

const cards = modules.flatMap((module) => module.dashboard ?? []).toSorted((one, other) => one.order - other.order);

const FirstSteps = lazy(async () => ({ default: await loadFirstSteps() }));

/** The dashboard, from the cards that the modules provide. */
export function DashboardPage() {
  const viewer = useViewer();
  const mine = cards.filter(({ rule, also }) => can(rule) && can(also));
  const main = mine.filter((card) => card.column === 'main');
  const side = mine.filter((card) => card.column === 'side');
  const theDay = (
    <>
      {mine.length === 0 && (
        <Panel flush>
          <EmptyState icon={IconLayoutDashboard} title="Nothing on your dashboard yet">
            Use the areas at the top to get to work.
          </EmptyState>
        </Panel>
      )}
      <div className={classes.columns} data-single={side.length === 0 || main.length === 0 || undefined}>
        {main.length > 0 && <Column cards={main} />}
        {side.length > 0 && <Column cards={side} />}
      </div>
    </>
  );
  return (
    <Page>
      <PageHeader title={`Hello, ${viewer.firstName}`} detail={formatLongDay(today())} />
      {can('practice.manage') ? (
        <Suspense>
          <FirstSteps>{theDay}</FirstSteps>
        </Suspense>
      ) : (
        theDay
      )}
    </Page>
  );
}

function Column({ cards: shown }: { cards: readonly DashboardCard[] }) {
  return (
    <div className={classes.column}>
      {shown.map((card) => (
        <Card key={card.id} card={card} />
      ))}
    </div>
  );
}

function Card({ card }: { card: DashboardCard }) {
  const Body = useMemo(() => lazy(async () => ({ default: await whenOnline(card.card) })), [card]);
  return (
    <Panel title={card.title} flush>
      <div className={classes.body} style={{ '--height': card.height ?? 'auto' } as React.CSSProperties}>
        <LazyArea>
          <Body />
        </LazyArea>
      </div>
    </Panel>
  );
}
