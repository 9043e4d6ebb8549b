import { ActionIcon, Button } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import type { Icon } from '#kit/module/web-module.ts';
import { setPageStyle, usePageStyle } from '#kit/theme/page-style.ts';

const SCHEMES: readonly { scheme: 'light' | 'dark' | 'auto'; label: string; icon: Icon }[] = [
  { scheme: 'auto', label: 'same as system', icon: IconDeviceDesktop },
  { scheme: 'light', label: 'light', icon: IconSun },
  { scheme: 'dark', label: 'dark', icon: IconMoon },
];

/** Cycles through light, dark and the system's color scheme. */
export function ColorSchemeToggle({ labelled = false }: { labelled?: boolean }) {
  const colorScheme = usePageStyle((style) => style.scheme);
  const at = SCHEMES.findIndex(({ scheme }) => scheme === colorScheme);
  const current = SCHEMES[at] ?? SCHEMES[0]!;
  const next = SCHEMES[(at + 1) % SCHEMES.length]!;
  const icon = <current.icon size={18} stroke={1.75} />;
  const turn = (): void => setPageStyle({ scheme: next.scheme });
  if (labelled) {
    return (
      <Button variant="subtle" color="gray" leftSection={icon} onClick={turn}>
        Appearance: {current.label}
      </Button>
    );
  }
  const label = `Appearance: ${current.label}; change to ${next.label}`;
  return (
    <ActionIcon aria-label={label} title={label} onClick={turn}>
      {icon}
    </ActionIcon>
  );
}
