import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns the HTML of a component's first render, without a browser; attributes as React writes them. */
export function toMarkup(part: ReactNode): string {
  return renderToStaticMarkup(<MantineProvider>{part}</MantineProvider>).replaceAll(/<style[^>]*>.*?<\/style>/gs, '');
}
