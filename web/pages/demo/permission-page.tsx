import '@mantine/core/styles/Code.layer.css';
import '@mantine/core/styles/List.layer.css';
import { Button, Code, Group, List, Text } from '@mantine/core';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { PersonChip } from '#kit/page/person-chip.tsx';
import { can, useViewer } from '#kit/session/viewer.ts';
import { toast } from '#kit/feedback/toast.ts';
import { requestRest } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';

const NOBODYS_RULE = 'demo.nobody';

/** /demo/permission: the rights of the signed-in user, and their effect on a page. */
export function PermissionPage() {
  const viewer = useViewer();
  const rules = [...viewer.rules].toSorted();
  const ask = (): void => {
    requestRest('/api/no-such-door').catch(reportError);
  };
  return (
    <Page>
      <PageHeader title="Permission" />
      <Panel title="You">
        <PersonChip name={viewer.name} detail={`${viewer.roles.join(', ')} · ${viewer.practiceName}`} />
      </Panel>
      <Panel title="How a button hides">
        <Text size="sm" mb="sm">
          A button is shown for each rule you hold. The page only spares you what the server would refuse: the server
          checks every call again.
        </Text>
        <Group gap="xs">
          {can('patients.create') && (
            <Button onClick={() => toast.info('You hold patients.create.')}>For patients.create</Button>
          )}
          {can('audit.view') && (
            <Button variant="default" onClick={() => toast.info('You hold audit.view.')}>
              For audit.view
            </Button>
          )}
          {can(NOBODYS_RULE) && <Button color="red">Not visible to anyone</Button>}
          <Button variant="default" onClick={ask}>
            Ask for what is not there
          </Button>
        </Group>
      </Panel>
      <Panel title={`The rules that you hold (${rules.length})`}>
        <List size="sm" styles={{ root: { columns: '16rem' } }}>
          {rules.map((rule) => (
            <List.Item key={rule}>
              <Code>{rule}</Code>
            </List.Item>
          ))}
        </List>
      </Panel>
    </Page>
  );
}
