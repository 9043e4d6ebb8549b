import { Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, NETWORK, UNEXPECTED } from '#kit/api/api-error.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';

/** /demo/error-pages: every kind of error display. */
export function ErrorPagesPage() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('Broken on purpose, to look at the page that stands for it.');
  return (
    <Page>
      <PageHeader title="Error pages" />
      <Panel title="Pages">
        <Group gap="xs">
          <Button component={Link} to="/401" variant="default">
            Not allowed
          </Button>
          <Button component={Link} to="/404" variant="default">
            Page not found
          </Button>
          <Button variant="default" onClick={() => setBroken(true)}>
            A page that breaks
          </Button>
        </Group>
      </Panel>
      <Panel title="Failed calls">
        <Text size="sm" c="dimmed" mb="sm">
          Server errors and how they are shown. Invalid input shows nothing here: its form shows the error beside the
          field.
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            onClick={() => reportError(new ApiError(NETWORK, 'The server could not be reached.'))}
          >
            Network error
          </Button>
          <Button
            variant="default"
            onClick={() =>
              reportError(
                new ApiError(
                  'STALE_VERSION',
                  'Someone else saved this since you opened it. Reload to see their changes.',
                  {
                    subType: 'Z_NotificationError',
                    title: 'Not saved',
                  },
                ),
              )
            }
          >
            A refusal with a title
          </Button>
          <Button
            variant="default"
            onClick={() => reportError(new ApiError(UNEXPECTED, 'The server met something that it did not expect.'))}
          >
            Unexpected error
          </Button>
        </Group>
      </Panel>
    </Page>
  );
}
