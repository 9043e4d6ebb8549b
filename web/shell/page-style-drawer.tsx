import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { SegmentedControl, Stack, Switch } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { type PageStyle, setPageStyle, usePageStyle } from '#kit/theme/page-style.ts';
import { type PresetName, PRESETS } from '#kit/theme/presets.ts';
import classes from './page-style-drawer.module.css';

const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Large' },
];
const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Same as system' },
];

/** The page style of the signed-in user. Changes apply immediately and are saved automatically. */
export function PageStyleDrawer() {
  const style = usePageStyle();
  return (
    <Stack gap="lg">
      <fieldset className={classes.group}>
        <legend>Theme Color</legend>
        <div className={classes.colours}>
          {(Object.keys(PRESETS) as PresetName[]).map((name) => (
            <label
              key={name}
              className={classes.colour}
              style={{ '--colour': PRESETS[name].shades[7] } as CSSProperties}
            >
              <input
                type="radio"
                name="theme"
                value={name}
                checked={style.theme === name}
                onChange={() => setPageStyle({ theme: name })}
              />
              <span className={classes.dot}>
                <IconCheck size={16} stroke={2.5} />
              </span>
              {PRESETS[name].label}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Layout</legend>
        <Stack gap="sm">
          <Flag name="tagsView" label="Open Tags-View" about="The tab bar of visited pages." />
          <Flag name="fixedHeader" label="Fixed Header" about="The header stays visible while the page scrolls." />
          <Flag name="sidebarLogo" label="Sidebar Logo" about="Also show the clinic’s logo above the side panel." />
        </Stack>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Text size</legend>
        <SegmentedControl
          fullWidth
          aria-label="Text size"
          data={SIZES}
          value={style.textSize}
          onChange={(textSize) => setPageStyle({ textSize: textSize as PageStyle['textSize'] })}
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Appearance</legend>
        <SegmentedControl
          fullWidth
          aria-label="Appearance"
          data={SCHEMES}
          value={style.scheme}
          onChange={(scheme) => setPageStyle({ scheme: scheme as PageStyle['scheme'] })}
        />
      </fieldset>
    </Stack>
  );
}

function Flag({
  name,
  label,
  about,
}: {
  name: 'tagsView' | 'fixedHeader' | 'sidebarLogo';
  label: string;
  about: string;
}) {
  const on = usePageStyle((style) => style[name]);
  return (
    <Switch
      checked={on}
      label={label}
      description={about}
      labelPosition="left"
      classNames={{ body: classes.flag, labelWrapper: classes.flagLabel }}
      onChange={(event) => setPageStyle({ [name]: event.currentTarget.checked })}
    />
  );
}
