import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconMessage, IconPaperclip } from '@tabler/icons-react';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { splitPath, writeQuery } from '#kit/navigation/query.ts';
import { can } from '#kit/session/viewer.ts';
import { dispositionWords } from '../../rules/index.ts';
import { openTaskWindow } from '../open-task-window.ts';
import { TagChip } from './tag-chip.tsx';
import type { TaskRowFragment } from '../task.operations.gen.ts';
import { ageText, dueText, priorityTones, typeText } from '../task-words.ts';
import classes from '../tasks.module.css';

interface TaskRowProps {
  task: TaskRowFragment;
  /** Omitted if tasks can't be selected. */
  marked?: boolean;
  onMark?: () => void;
  withPatient?: boolean;
  flag?: string | null;
}

/** A task in a list: subject, patient, due time, owner, and age. */
export function TaskRow({ task, marked, onMark, withPatient = true, flag = null }: TaskRowProps) {
  const { taskID, subject, relatedPatient, ownedBy, dueDateTime, completeDateTime } = task;
  const isOverdue = task.bucket === 'Overdue' && completeDateTime === null;
  return (
    <li>
      <div className={classes.item}>
        {onMark !== undefined && can('tasks.edit') && (
          <Checkbox
            aria-label={`Select: ${subject}`}
            checked={marked ?? false}
            onChange={onMark}
            className={classes.mark}
          />
        )}
        <div className={classes.what}>
          <button
            type="button"
            className={classes.subject}
            data-task={taskID}
            data-closing={task.closing}
            onClick={() => openTaskWindow({ taskId: taskID })}
          >
            {subject}
          </button>
          <span className={classes.facts}>
            {task.taskType !== 'ToDo' && <span>{typeText(task.taskType)}</span>}
            {withPatient && relatedPatient !== null && (
              <Link
                {...splitPath(
                  `/patients/${relatedPatient.patientID}${writeQuery({ name: relatedPatient.patientName })}`,
                )}
                className={classes.link}
              >
                {relatedPatient.patientName}
              </Link>
            )}
            <span>
              {ownedBy.name}
              {ownedBy.type === 'Patient' ? ' (Patient)' : ownedBy.type === 'Team' ? ' (team)' : ''}
            </span>
            {task.inPlaceOf !== null && <span>Covering for {task.inPlaceOf}</span>}
            {task.stepCount > 0 && (
              <span>
                {task.stepsDone}/{task.stepCount} steps
              </span>
            )}
            {task.commentCount > 0 && (
              <span className={classes.count}>
                <IconMessage size={13} aria-label="Comments:" /> {task.commentCount}
              </span>
            )}
            {task.attachmentCount > 0 && (
              <span className={classes.count}>
                <IconPaperclip size={13} aria-label="Attachments:" /> {task.attachmentCount}
              </span>
            )}
            {task.tags.map(({ tag, color }) => (
              <TagChip key={tag} tag={tag} color={color} />
            ))}
          </span>
        </div>
        <div className={classes.side}>
          {completeDateTime !== null ? (
            <span className={classes.quiet}>
              Done {dueText(completeDateTime)}
              {task.disposition !== null && ` · ${dispositionWords[task.disposition]}`}
            </span>
          ) : (
            <>
              {task.snoozedUntil !== null && task.bucket === 'Snoozed' ? (
                <span className={classes.quiet}>until {dueText(task.snoozedUntil)}</span>
              ) : (
                dueDateTime !== null && <span data-overdue={isOverdue || undefined}>{dueText(dueDateTime)}</span>
              )}
              <span className={classes.quiet} title="Assigned since">
                {ageText(task.ownedTime, new Date())}
              </span>
            </>
          )}
          {flag !== null && <StatusBadge tone={flag === 'Overdue' ? 'danger' : 'info'}>{flag}</StatusBadge>}
          {task.priority !== 'Medium' && <StatusBadge tone={priorityTones[task.priority]}>{task.priority}</StatusBadge>}
        </div>
      </div>
    </li>
  );
}
