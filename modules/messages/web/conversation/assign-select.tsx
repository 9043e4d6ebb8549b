import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { AssignConversationDocument } from '../message.operations.gen.ts';
import type { OpenedConversation } from '../use-mailbox.ts';

/** Who of the members that take part has to answer. */
export function AssignSelect({ conversation }: { conversation: OpenedConversation }) {
  const { conversationId, participants, assignedToId, version } = conversation;
  const assign = (userId: string | null): void => {
    void request(AssignConversationDocument, { originId: conversationId, userId, version }).then(
      () => refreshQueries('message'),
      (error: unknown) => {
        reportError(error);
        refreshQueries('message');
      },
    );
  };
  return (
    <Select
      label="Answers"
      size="xs"
      placeholder="Nobody yet"
      clearable
      clearButtonProps={{ 'aria-label': 'Nobody answers' }}
      value={assignedToId}
      data={participants
        .filter(({ participantType }) => participantType === 'Doctor')
        .map(({ participantId, name }) => ({ value: participantId, label: name }))}
      onChange={assign}
    />
  );
}
