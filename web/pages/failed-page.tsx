import { Button, Group, Text, Title } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useState } from 'react';
import { brokenPageReport } from '#kit/feedback/error-report.ts';
import { toast } from '#kit/feedback/toast.ts';
import { NOT_LOADED } from '#kit/module/when-online.ts';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';

/**
 * Shown in place of a page that crashed; the shell around it stays. The report contains no patient data, and only the
 * user sends it.
 */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const [id] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(16).padStart(8, '0'));
  const [at] = useState(() => new Date());
  const about = { path: window.location.pathname, at, browser: navigator.userAgent };
  const report = brokenPageReport(id, error, about);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(report);
      toast.success('Report copied');
    } catch {
      toast.warning('The browser blocked copying. Select the report and copy it by hand.');
    }
  };
  // A chunk that could not be loaded stays failed until the page is reloaded; drafts survive the reload.
  const again = (): void => (NOT_LOADED.test(String(error)) ? window.location.reload() : reset());
  const mail = `mailto:?subject=${encodeURIComponent(`Salus, report ${id}`)}&body=${encodeURIComponent(report)}`;
  return (
    <Page>
      <Panel>
        <div role="alert">
          <Title order={1} mb="xs">
            This page could not be shown
          </Title>
          <Text size="sm" c="dimmed">
            Something went wrong while it was being built. What you typed is saved. If it happens again, send this
            report to your administrator; it contains no patient data.
          </Text>
        </div>
        <pre style={{ fontSize: '0.75rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{report}</pre>
        <Group gap="xs">
          <Button onClick={again}>Try again</Button>
          <Button variant="default" onClick={() => void copy()}>
            Copy report
          </Button>
          <Button component="a" href={mail} variant="default">
            Send email
          </Button>
          <Button component="a" href="/" variant="default">
            Go to dashboard
          </Button>
        </Group>
      </Panel>
    </Page>
  );
}
