import { Button, Group, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBell,
  IconCalendar,
  IconCheck,
  IconCloudOff,
  IconDownload,
  IconEye,
  IconFile,
  IconHistory,
  IconListCheck,
  IconMail,
  IconNotes,
  IconPencil,
  IconPhone,
  IconPill,
  IconPlus,
  IconPrinter,
  IconRefresh,
  IconSearch,
  IconSettings,
  IconStethoscope,
  IconTrash,
  IconUser,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import { toast } from '#kit/feedback/toast.ts';
import type { Icon } from '#kit/module/web-module.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';

const ICONS: Readonly<Record<string, Icon>> = {
  IconAlertTriangle,
  IconBell,
  IconCalendar,
  IconCheck,
  IconCloudOff,
  IconDownload,
  IconEye,
  IconFile,
  IconHistory,
  IconListCheck,
  IconMail,
  IconNotes,
  IconPencil,
  IconPhone,
  IconPill,
  IconPlus,
  IconPrinter,
  IconRefresh,
  IconSearch,
  IconSettings,
  IconStethoscope,
  IconTrash,
  IconUser,
  IconUsers,
  IconX,
};

/** /demo/icons: the standard icons; a click copies the import statement. */
export function IconsPage() {
  const copy = async (name: string): Promise<void> => {
    await navigator.clipboard.writeText(`import { ${name} } from '@tabler/icons-react';`);
    toast.success(`${name} copied`);
  };
  return (
    <Page>
      <PageHeader title="Icons" detail="Tabler, stroke 1.75" />
      <Panel>
        <Text size="sm" c="dimmed" mb="sm">
          An icon is next to a word, or its button has a name. Color alone never carries meaning.
        </Text>
        <Group gap="xs">
          {Object.entries(ICONS).map(([name, IconOf]) => (
            <Button
              key={name}
              variant="default"
              leftSection={<IconOf size={18} stroke={1.75} />}
              onClick={() => void copy(name)}
            >
              {name.slice(4)}
            </Button>
          ))}
        </Group>
      </Panel>
    </Page>
  );
}
