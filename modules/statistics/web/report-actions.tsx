import '@mantine/core/styles/Menu.layer.css';
import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconDownload, IconMail, IconPencil, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { readQuery } from '#kit/navigation/query.ts';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import { askOf, readSettings, type ReportSettings } from './report-settings.ts';
import { saveCsv } from './save-csv.ts';
import { StatisticsViewsDocument } from './setting.operations.gen.ts';
import { ViewDialog } from './view-dialog.tsx';

interface ReportActionsProps {
  id: string;
  settings: ReportSettings;
  byMonth: boolean;
  onChoose: (settings: ReportSettings) => void;
}

/** Saved views, export and print. */
export function ReportActions({ id, settings, byMonth, onChoose }: ReportActionsProps) {
  // Reported by a message, because a menu has no room for it.
  const views = useApiQuery(StatisticsViewsDocument, {}).data?.statisticsViews ?? [];
  const editor = useEditor(views);
  const mine = views.filter(({ report }) => report === id);
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={16} />}>
            {mine.length === 0 ? 'Views' : `Views (${mine.length})`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mine.length > 0 && <Menu.Label>Open</Menu.Label>}
          {mine.map((view) => (
            <Menu.Item
              key={view.id}
              rightSection={view.is_mailed ? <IconMail size={14} aria-label="sent monthly" /> : undefined}
              onClick={() => onChoose(readSettings(readQuery(view.query), byMonth))}
            >
              {view.title}
            </Menu.Item>
          ))}
          {mine.length > 0 && <Menu.Label>Change</Menu.Label>}
          {mine.map((view) => (
            <Menu.Item
              key={view.id}
              leftSection={<IconPencil size={14} />}
              aria-label={`Change the view ${view.title}`}
              onClick={() => editor.edit(view)}
            >
              {view.title}
            </Menu.Item>
          ))}
          {mine.length > 0 && <Menu.Divider />}
          <Menu.Item leftSection={<IconPlus size={14} />} onClick={editor.add}>
            Save view…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {can('statistics.export') && (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => void saveCsv(id, askOf(settings), null)}
        >
          CSV
        </Button>
      )}
      <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
        Print
      </Button>
      {editor.render((view, close) => (
        <ViewDialog report={id} settings={settings} byMonth={byMonth} view={view} onClose={close} />
      ))}
    </>
  );
}
