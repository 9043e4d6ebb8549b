import { Anchor, Button, Group, Menu } from '@mantine/core';
import { IconDeviceMobile, IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import type { Editing } from './use-questionnaire-editor.ts';

interface EditorHeadProps {
  editing: Editing;
  onShow: (what: 'preview' | 'keep') => void;
}

/** The head of the editor: how the questionnaire stands, and what can be done with it as a whole. */
export function EditorHead({ editing, onShow }: EditorHeadProps) {
  const { saved, edited, isDirty, isBusy, isLocked } = editing;
  const state = saved.published_version == null ? 'Draft' : `Version ${saved.published_version}`;
  return (
    <PageHeader
      title={edited.name || 'Questionnaire'}
      detail={
        <Anchor component={Link} to="/settings/questionnaire" size="sm" underline="always">
          All questionnaires
        </Anchor>
      }
    >
      <Group gap="xs" maw="100%">
        <StatusBadge tone={isDirty || saved.is_changed ? 'warning' : 'success'}>
          {isDirty ? 'Not saved' : saved.is_changed && saved.published_version != null ? `${state}, changed` : state}
        </StatusBadge>
        <Button
          variant="default"
          leftSection={<IconDeviceMobile size={16} stroke={1.75} />}
          onClick={() => onShow('preview')}
        >
          Preview
        </Button>
        <Button variant="default" disabled={!isDirty} loading={isBusy} onClick={editing.save}>
          Save
        </Button>
        <Button disabled={!isDirty && !saved.is_changed} loading={isBusy} onClick={editing.publish}>
          Publish
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" aria-label="More" px="xs">
              <IconDots size={16} stroke={1.75} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={editing.export}>Export as FHIR</Menu.Item>
            <Menu.Item onClick={editing.copy}>Make a copy</Menu.Item>
            {!isLocked && <Menu.Item onClick={() => onShow('keep')}>Keep as group</Menu.Item>}
            {!isLocked && (
              <Menu.Item color="red" onClick={editing.remove}>
                Delete
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </Group>
    </PageHeader>
  );
}
