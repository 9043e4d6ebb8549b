import { Button } from '@mantine/core';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { useLive } from '#kit/live/use-live.ts';
import { can } from '#kit/session/viewer.ts';
import type { SavedView } from '#kit/table/table-view.ts';
import type { TableViewState } from '#kit/table/use-table-view.ts';
import { ViewMenu } from '#kit/table/view-menu.tsx';
import { plainLine } from '#values/clean-text.ts';
import { areSameFilters, countFilters, filtersOf } from '../../rules/index.ts';
import type { ListedPatient } from '../patient-row.ts';
import {
  PatientGroupsDocument,
  type PatientGroupsQuery,
  ResharePatientViewDocument,
  SharePatientViewDocument,
  UnsharePatientViewDocument,
} from '../registration.operations.gen.ts';
import classes from './patients-page.module.css';

type PatientGroup = PatientGroupsQuery['patient_groups'][number];

/** The saved views of the patient list; members who may export patients share them as groups with apps. */
export function PatientViewMenu({ state }: { state: TableViewState<ListedPatient> }) {
  if (!can('patients.export')) return <ViewMenu state={state} />;
  return (
    <ViewMenu state={state} action={sharedView}>
      <OtherGroups views={state.views.saved} />
    </ViewMenu>
  );
}

const sharedView = (view: SavedView) => <SharedView view={view} />;

/** Shares a view, or stops it. A view without filters lists all patients: apps need no group for them. */
function SharedView({ view }: { view: SavedView }) {
  const { data } = useApiQuery(PatientGroupsDocument, {}, { quiet: true });
  if (data === undefined || countFilters(filtersOf(view.filters)) === 0) return null;
  const group = data.patient_groups.find((one) => isOf(one, view));
  if (group !== undefined) return <StopSharing group={group} />;
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      aria-label={`Share as group: ${view.name}`}
      onClick={() => void share(view).catch(reportProblem)}
    >
      Share as group
    </Button>
  );
}

/** Groups that are none of the user's views: other members shared them, or the view has changed since. */
function OtherGroups({ views }: { views: readonly SavedView[] }) {
  const read = useApiQuery(PatientGroupsDocument, {}, { quiet: true });
  useLive('patients.groups-changed', refresh);
  const others = read.data?.patient_groups.filter((group) => !views.some((view) => isOf(group, view))) ?? [];
  return (
    <>
      <ReadHint read={read} label="Shared groups" />
      <p className={classes.viewHint}>Apps can export the patients of a shared view as a group.</p>
      {others.length > 0 && (
        <ul className={classes.groups} aria-label="Other groups">
          {others.map((group) => (
            <li key={group.id}>
              {group.group_name}
              <StopSharing group={group} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function StopSharing({ group }: { group: PatientGroup }) {
  return (
    <Button
      size="compact-xs"
      variant="light"
      aria-label={`Stop sharing: ${group.group_name}`}
      onClick={() => void unshare(group).catch(reportProblem)}
    >
      Stop sharing
    </Button>
  );
}

function isOf(group: PatientGroup, view: SavedView): boolean {
  return group.group_name === plainLine(view.name) && areSameFilters(group.filters, filtersOf(view.filters));
}

async function share({ name, filters }: SavedView): Promise<void> {
  await request(SharePatientViewDocument, { input: { name, filters: filtersOf(filters) } });
  toast.success(`View “${name}” shared as a group`);
  refresh();
}

async function unshare({ id, group_name: name }: PatientGroup): Promise<void> {
  await request(UnsharePatientViewDocument, { id });
  const undo = (): void => void request(ResharePatientViewDocument, { id }).then(refresh, reportProblem);
  toast.info(`“${name}” is no longer shared`, { action: { label: 'Undo', run: undo } });
  refresh();
}

// The name has no field of its own here to show the error on.
function reportProblem(error: unknown): void {
  refresh();
  const [issue] = error instanceof ApiError ? error.issues : [];
  if (issue === undefined) reportError(error);
  else toast.error(`${issue.message.replace(/\.$/, '')}.`);
}

function refresh(): void {
  refreshQueries('registration', 'PatientGroups');
}
