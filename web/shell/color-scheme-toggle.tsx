import { ActionIcon, Button, Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { Icon } from '#kit/module/web-module.ts';

const SCHEMES: readonly { scheme: 'light' | 'dark' | 'auto'; label: string; icon: Icon }[] = [
  { scheme: 'light', label: 'Light', icon: IconSun },
  { scheme: 'dark', label: 'Dark', icon: IconMoon },
  { scheme: 'auto', label: 'As the system', icon: IconDeviceDesktop },
];

/** Light, dark, or as the computer has it. */
export function ColorSchemeToggle({ labelled = false }: { labelled?: boolean }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const current = SCHEMES.find(({ scheme }) => scheme === colorScheme) ?? SCHEMES[2]!;
  const icon = <current.icon size={18} stroke={1.75} />;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {labelled ? (
          <Button variant="subtle" color="gray" leftSection={icon}>
            Appearance: {current.label}
          </Button>
        ) : (
          <ActionIcon aria-label={`Appearance: ${current.label}`}>{icon}</ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map(({ scheme, label, icon: Icon }) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === colorScheme}
            leftSection={<Icon size={16} stroke={1.75} />}
            rightSection={scheme === colorScheme ? <IconCheck size={14} /> : null}
            onClick={() => setColorScheme(scheme)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
