import { Button, Menu } from '@mantine/core';
import { IconEyeOff, IconLayoutGrid, IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { reportError } from '../feedback/report-error.ts';
import { toast } from '../feedback/toast.ts';
import type { GridPanel } from './grid-panel.ts';
import type { PanelGridState } from './use-panel-grid.ts';

/** "Save my layout", "Reset" and the hidden panels, for a page's header. */
export function PanelGridTools({ state, panels }: { state: PanelGridState; panels: readonly GridPanel[] }) {
  const [busy, setBusy] = useState(false);
  const hidden = state.layout.filter((place) => place.hidden === true);
  const run = async (command: () => Promise<void>, said: string): Promise<void> => {
    setBusy(true);
    try {
      await command();
      toast.success(said);
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {hidden.length > 0 && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button variant="default" leftSection={<IconEyeOff size={16} />}>
              {hidden.length} hidden
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {hidden.map(({ id }) => (
              <Menu.Item key={id} onClick={() => state.move(id, 'show')}>
                Show {panels.find((panel) => panel.id === id)?.title}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {state.own && (
        <Button
          variant="default"
          leftSection={<IconRestore size={16} />}
          disabled={busy}
          onClick={() => void run(state.reset, 'Layout reset')}
        >
          Reset
        </Button>
      )}
      {state.changed && (
        <Button
          leftSection={<IconLayoutGrid size={16} />}
          loading={busy}
          onClick={() => void run(state.save, 'Layout saved')}
        >
          Save my layout
        </Button>
      )}
    </>
  );
}
