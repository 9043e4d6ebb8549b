import { Button, Menu } from '@mantine/core';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { TemplateVariablesDocument } from '../chart.operations.gen.ts';
import editorClasses from '../editor/note-editor.module.css';
import { noteExtensions } from '../editor/note-extensions.ts';
import { noteMarks } from '../editor/note-marks.ts';
import { NoteToolbar } from '../editor/note-toolbar.tsx';
import { writeNoteHtml } from '../editor/write-note-html.ts';
import prose from '../note-prose.module.css';
import classes from './template-editor.module.css';

const NOTHING: ReadonlySet<string> = new Set();
const marks = noteMarks(() => NOTHING, { blank: editorClasses.blank!, copied: editorClasses.copied! });

interface TemplateValues extends Record<string, unknown> {
  name: string;
  nickname: string;
  template_html: string;
  access_level: string;
}

/** The text of a template, with buttons to insert variables, blanks and choices. */
export function TemplateEditor<Values extends TemplateValues>({ form }: { form: ApiForm<Values> }) {
  const { key, props } = form.field<string>('template_html');
  return (
    <Text
      key={key}
      initial={typeof props.defaultValue === 'string' ? props.defaultValue : ''}
      error={props.error}
      onChange={props.onChange}
      onBlur={props.onBlur}
    />
  );
}

interface TextProps {
  initial: string;
  error: string | undefined;
  onChange: (html: string) => void;
  onBlur: () => void;
}

function Text({ initial, error, onChange, onBlur }: TextProps) {
  const editor = useEditor({
    extensions: [...noteExtensions, marks],
    content: initial,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: prose.prose!,
        role: 'textbox',
        'aria-label': 'Template text',
        'aria-multiline': 'true',
        spellcheck: 'true',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(writeNoteHtml(changed.state.doc)),
    onBlur,
  });
  return (
    <FieldGroup
      label="Text"
      required
      error={error}
      description="*** is a blank and {left|right} is a choice. Press F2 to move to the next one. The note can’t be signed until all are filled."
    >
      <div className={classes.frame}>
        <div className={classes.tools}>
          <NoteToolbar editor={editor} label="template" small={false} />
          <InsertMenu editor={editor} />
        </div>
        <div className={classes.text}>
          <EditorContent editor={editor} className={editorClasses.content} />
        </div>
      </div>
    </FieldGroup>
  );
}

function InsertMenu({ editor }: { editor: Editor }) {
  const { data } = useApiQuery(TemplateVariablesDocument, {});
  const insert = (text: string): void => {
    editor.chain().focus().insertContent(text).run();
  };
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" size="compact-sm">
          Insert
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <Menu.Item onClick={() => insert('***')}>Blank ***</Menu.Item>
        <Menu.Item onClick={() => insert('{left|right}')}>{'Choice {left|right}'}</Menu.Item>
        <Menu.Divider />
        {(data?.chart_template_get_variable_info ?? []).map(({ variable_name, readable_name, description }) => (
          <Menu.Item key={variable_name} title={description} onClick={() => insert(`@${variable_name}@`)}>
            {readable_name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
