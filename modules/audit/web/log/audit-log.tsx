import { ActionIcon, Button, Drawer, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFilter, IconListSearch, IconRefresh, IconShieldCheck } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import type { EmptyContent } from '#kit/feedback/empty-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { can } from '#kit/session/viewer.ts';
import { useUserSetting } from '#kit/session/user-settings.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { ColumnMenu } from '#kit/table/column-menu.tsx';
import { DataTable } from '#kit/table/data-table.tsx';
import { type TableViews, UNTOUCHED } from '#kit/table/table-view.ts';
import { useTableView } from '#kit/table/use-table-view.ts';
import type { AuditLogProps } from './audit-log-props.ts';
import classes from './audit-log.module.css';
import { entryCount } from '../break-words.ts';
import { CheckpointBanner, type CheckedCheckpoint } from '../checkpoint-banner.tsx';
import { CheckpointMenu } from '../checkpoint-menu.tsx';
import { EntryWindow } from '../entry-window.tsx';
import { logColumns } from './log-columns.tsx';
import type { LogEntry } from './log-entry.ts';
import type { NameOf } from '../entry-words.ts';
import { LogFilterFields } from './log-filter-fields.tsx';
import { countFilterPredicates, type LogFilter, missingChoice } from './log-filter.ts';
import { LogExport } from './log-export.tsx';
import { LogNotices } from './log-notices.tsx';
import { LogViewLinks } from './log-view-links.tsx';
import { type ShownLog, useAuditLog } from './use-audit-log.ts';
import { useLogFilter } from './use-log-filter.ts';
import { useVerification } from '../use-verification.ts';
import { VerificationBanner } from '../verification-banner.tsx';

/** /audit_logs/index: the log of changes and access, and its verification. */
export function AuditLog({ members, names, PatientName, PatientField }: AuditLogProps) {
  const phone = usePhone();
  const [filter, setFilter] = useLogFilter();
  const [filtersOpen, filters] = useDisclosure(false);
  const wanting = missingChoice(filter);
  const log = useAuditLog(filter, wanting === null);
  const check = useVerification();
  const verifyButton = useRef<HTMLButtonElement | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [checkpoint, setCheckpoint] = useState<CheckedCheckpoint | null>(null);

  const nameOf = useNameOf(members, names);
  const { all, table } = useLogTable(nameOf, PatientName);
  const seenTypes = useMemo(() => [...new Set(log.rows.map((entry) => entry.object_type))], [log.rows]);
  // A list of other entries starts at its top; while they are loading, the previous ones stay in place.
  const shown = useRef(filter);
  if (!log.stale) shown.current = filter;

  const at = openId === null ? -1 : log.rows.findIndex(({ id }) => id === openId);
  const open = log.rows[at];
  const beside = (step: number): (() => void) | undefined => {
    const entry = log.rows[at + step];
    return entry && (() => setOpenId(entry.id));
  };
  const applyFilter = (next: LogFilter): void => {
    setOpenId(null);
    setFilter(next);
  };
  const jump = (place: number, entryId: string | null): void => {
    setFilter({ place, entry: entryId ?? undefined });
    setOpenId(entryId);
  };
  const dismiss = (): void => {
    check.dismiss();
    verifyButton.current?.focus();
  };
  const filterCount = countFilterPredicates(filter);

  return (
    <Page fill>
      <PageHeader title="Audit log" detail={`Times in ${clinicZone().replaceAll('_', ' ')}`}>
        {phone && (
          <Button variant="default" leftSection={<IconFilter size={16} stroke={1.75} />} onClick={filters.open}>
            {filterCount === 0 ? 'Filters' : `Filters (${filterCount})`}
          </Button>
        )}
        {!phone && <ColumnMenu state={table} />}
        {can('audit.export') && wanting === null && <LogExport filter={filter} />}
        <RefreshButton log={log} />
        {can('audit.verify') && <CheckpointMenu onChecked={setCheckpoint} />}
        {can('audit.verify') && <VerifyButton check={check} button={verifyButton} />}
      </PageHeader>
      <VerificationBanner check={{ ...check, dismiss }} onJump={jump} />
      {checkpoint !== null && (
        <CheckpointBanner found={checkpoint} onJump={jump} onDismiss={() => setCheckpoint(null)} />
      )}
      <LogViewLinks view={filter.view} />
      <Panel fill>
        <Filters opened={filtersOpen} onClose={filters.close}>
          <LogFilterFields
            filter={filter}
            onChange={applyFilter}
            members={members}
            PatientField={PatientField}
            seenTypes={seenTypes}
          />
        </Filters>
        <LogNotices filter={filter} onChange={applyFilter} asOf={wanting === null ? log.asOf : null} />
        <DataTable
          key={JSON.stringify(shown.current)}
          label="Audit log"
          columns={phone ? all : table.columns}
          rows={wanting === null ? log : allRows<LogEntry>([])}
          rowId={({ id }) => id}
          onOpen={({ id }) => setOpenId(id)}
          sort={{ column: 'time', direction: filter.order === 'oldest' ? 'asc' : 'desc' }}
          onSort={({ direction }) =>
            applyFilter({
              ...filter,
              order: direction === 'asc' ? 'oldest' : undefined,
              place: undefined,
              entry: undefined,
            })
          }
          selectedId={openId ?? filter.entry ?? null}
          empty={emptyOf({
            wanting,
            isPaused: log.paused !== null,
            isFiltered: filterCount > 0 || filter.view !== undefined,
            onChoose: phone ? filters.open : null,
            onShowAll: () => applyFilter({}),
          })}
        />
        <LogFoot log={log} order={filter.order} isShown={wanting === null} />
      </Panel>
      {open !== undefined && (
        <EntryWindow
          entry={open}
          nameOf={nameOf}
          PatientName={PatientName}
          onNewer={beside(filter.order === 'oldest' ? 1 : -1)}
          onOlder={beside(filter.order === 'oldest' ? -1 : 1)}
          onFilter={applyFilter}
          onClose={() => setOpenId(null)}
        />
      )}
    </Page>
  );
}

/** Looks up the name of a member, or of another user that an entry refers to. */
function useNameOf(members: AuditLogProps['members'], names: AuditLogProps['names']): NameOf {
  return useMemo(() => {
    const byId = new Map(members?.map(({ id, name }) => [id, name]));
    return (id: string) => byId.get(id) ?? names?.get(id);
  }, [members, names]);
}

/** The log's columns with the user's saved selection. */
function useLogTable(nameOf: NameOf, PatientName: AuditLogProps['PatientName']) {
  const phone = usePhone();
  const all = useMemo(() => logColumns({ phone, nameOf, PatientName }), [phone, nameOf, PatientName]);
  const [savedViews, keep] = useUserSetting<TableViews>('table.audit_log', UNTOUCHED);
  return { all, table: useTableView(all, { value: savedViews, onChange: keep }) };
}

function RefreshButton({ log }: { log: ShownLog }) {
  return (
    <Tooltip label="Check for new entries">
      <ActionIcon variant="default" aria-label="Check for new entries" loading={log.refreshing} onClick={log.refresh}>
        <IconRefresh size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}

interface VerifyButtonProps {
  check: ReturnType<typeof useVerification>;
  button: RefObject<HTMLButtonElement | null>;
}

function VerifyButton({ check, button }: VerifyButtonProps) {
  return (
    <Button
      leftSection={<IconShieldCheck size={16} stroke={1.75} />}
      ref={button}
      // With the native `disabled` it would lose the focus.
      aria-disabled={check.status === 'pending'}
      data-disabled={check.status === 'pending' || undefined}
      onClick={() => check.status !== 'pending' && check.verify()}
    >
      Verify log
    </Button>
  );
}

interface FiltersProps {
  /** True while the drawer is open on a phone. */
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Shows the filters in a bar above the entries, on a phone in a drawer. */
function Filters({ opened, onClose, children }: FiltersProps) {
  const phone = usePhone();
  return phone ? (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="100%"
      title="Filters"
      closeButtonProps={{ 'aria-label': 'Close filters' }}
    >
      {children}
      <Button fullWidth mt="md" onClick={onClose}>
        Show entries
      </Button>
    </Drawer>
  ) : (
    <div className={classes.bar}>{children}</div>
  );
}

/** Shown below the entries if the server paused, or if further entries could not be read. */
function LogFoot({ log, order, isShown }: { log: ShownLog; order: LogFilter['order']; isShown: boolean }) {
  return (
    <>
      {log.paused !== null && isShown && (
        <div className={classes.cutOff}>
          <Notice
            action={
              <Button variant="default" size="compact-sm" onClick={log.paused.goOn}>
                Continue
              </Button>
            }
          >
            Searched {entryCount(log.paused.through)}, {order === 'oldest' ? 'up' : 'back'} to{' '}
            {formatInstant(log.paused.until)}.
          </Notice>
        </div>
      )}
      {log.cutOff && (
        <div className={classes.cutOff}>
          <Notice
            tone="warning"
            action={
              <Button variant="default" size="compact-sm" loading={log.loadingMore} onClick={log.retry}>
                Try again
              </Button>
            }
          >
            More entries could not be loaded.
          </Notice>
        </div>
      )}
    </>
  );
}

interface EmptyLogProps {
  wanting: ReturnType<typeof missingChoice>;
  isPaused: boolean;
  isFiltered: boolean;
  /** Opens the filters if they are hidden. */
  onChoose: (() => void) | null;
  onShowAll: () => void;
}

function emptyOf({ wanting, isPaused, isFiltered, onChoose, onShowAll }: EmptyLogProps): EmptyContent {
  const icon = IconListSearch;
  const button = (word: string, onClick: () => void) => (
    <Button variant="default" onClick={onClick}>
      {word}
    </Button>
  );
  if (wanting !== null)
    return {
      icon,
      title: wanting.title,
      detail: wanting.words,
      action: onChoose !== null && button('Choose', onChoose),
    };
  if (isPaused) return { icon, title: 'No matches so far' };
  if (!isFiltered)
    return {
      icon,
      title: 'No entries yet',
      detail: 'Everything that is done or viewed in this clinic is listed here.',
    };
  return {
    icon,
    title: 'No entries match these filters',
    detail: 'Change the filters, or show all entries.',
    action: button('Show all', onShowAll),
  };
}
