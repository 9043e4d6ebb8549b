import { localStorageColorSchemeManager, MantineProvider, useMantineColorScheme } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { usePageStyle } from '#kit/theme/page-style.ts';
import { cssVariablesOf, themeOf } from '#kit/theme/theme.ts';

const colorScheme = localStorageColorSchemeManager({ key: 'salus-color-scheme' });

/** Applies the color and color scheme of the page style to everything. */
export function StyledPage({ children }: { children: ReactNode }) {
  const preset = usePageStyle((style) => style.theme);
  const { theme, variables } = useMemo(() => ({ theme: themeOf(preset), variables: cssVariablesOf(preset) }), [preset]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
    >
      <FollowScheme />
      {children}
    </MantineProvider>
  );
}

function FollowScheme() {
  const scheme = usePageStyle((style) => style.scheme);
  const { colorScheme: shown, setColorScheme } = useMantineColorScheme();
  useEffect(() => {
    if (scheme !== shown) setColorScheme(scheme);
    // Only a change of the setting counts; the scheme follows.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [scheme]);
  return null;
}
