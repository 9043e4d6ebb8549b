import { Anchor, SimpleGrid, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { demoPages } from './demo-pages.ts';

/** /demo/index: the list of demo pages. */
export function DemoIndexPage() {
  const listed = (kit: boolean) => demoPages.filter(({ path }) => path.startsWith('/demo/kit/') === kit);
  return (
    <Page>
      <PageHeader title="Building blocks" detail="Nothing here is stored" />
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        {[false, true].map((kit) => (
          <Panel key={String(kit)} title={kit ? 'The kit' : 'Examples'}>
            <Stack gap={4} component="ul" style={{ margin: 0, paddingLeft: '1rem' }}>
              {listed(kit).map(({ path, title }) => (
                <li key={path}>
                  <Anchor component={Link} to={path} size="sm">
                    {typeof title === 'string' ? title : path}
                  </Anchor>
                </li>
              ))}
            </Stack>
          </Panel>
        ))}
      </SimpleGrid>
    </Page>
  );
}
