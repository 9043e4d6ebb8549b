import {
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core';
import { amber, blue, dark, gray, green, red, type Shades, teal, violet } from './palette.ts';
import { type PresetName, PRESETS } from './presets.ts';

const shades = (colour: Shades): MantineColorsTuple => [...colour];
const sans = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const look = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 7 },
  colors: {
    teal: shades(teal),
    gray: shades(gray),
    dark: shades(dark),
    red: shades(red),
    yellow: shades(amber),
    green: shades(green),
    blue: shades(blue),
    violet: shades(violet),
  },
  black: gray[9],
  fontFamily: sans,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  headings: {
    fontFamily: sans,
    fontWeight: '620',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.75rem' },
      h2: { fontSize: '1rem', lineHeight: '1.5rem' },
      h3: { fontSize: '0.875rem', lineHeight: '1.25rem' },
      h4: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
      h5: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
      h6: { fontSize: '0.75rem', lineHeight: '1rem' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // By name, not by `Component.extend`, which would include every component named here in the first bundle.
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Button: { defaultProps: { size: 'sm' } },
    // Mantine's heads are <header>s, which would be a second banner landmark.
    DrawerHeader: { defaultProps: { component: 'div' } },
    ModalHeader: { defaultProps: { component: 'div' } },
    // A hint is below its field, so that fields side by side stay aligned.
    InputWrapper: { defaultProps: { size: 'sm', inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 }, withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.35 }, transitionProps: { duration: 120 } },
    },
    Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 80 } } },
    Tooltip: { defaultProps: { openDelay: 350, transitionProps: { duration: 80 } } },
  },
});

/** Returns the theme of the page in one of its colors; density and touch sizes are in `theme.css`. */
export function themeOf(preset: PresetName): MantineThemeOverride {
  return { ...look, colors: { ...look.colors, accent: shades(PRESETS[preset].shades) } };
}

/** Returns our own CSS variables, and replacements for Mantine's whose contrast is too low for small text. */
export function cssVariablesOf(preset: PresetName): CSSVariablesResolver {
  const { shades: accent, darkSoft, darkLine } = PRESETS[preset];
  return () => ({
    variables: {
      '--salus-emergency': '#b42318',
      '--salus-emergency-hover': '#912018',
      '--salus-on-emergency': '#ffffff',
    },
    light: {
      '--mantine-color-dimmed': gray[7],
      '--mantine-color-placeholder': gray[6],
      '--mantine-color-error': red[7],
      '--mantine-color-success': green[8],
      '--mantine-color-default-border': gray[3],
      '--salus-canvas': gray[0],
      '--salus-surface': '#ffffff',
      '--salus-sunken': gray[1],
      '--salus-line': gray[2],
      '--salus-line-strong': gray[4],
      '--salus-hover': gray[1],
      '--salus-accent': accent[8],
      '--salus-accent-soft': accent[0],
      '--salus-accent-line': accent[2],
      '--salus-warning': amber[6],
      '--salus-shadow-window': '0 12px 32px rgba(16, 38, 40, 0.16), 0 2px 6px rgba(16, 38, 40, 0.08)',
    },
    dark: {
      '--mantine-color-dimmed': dark[2],
      '--mantine-color-placeholder': dark[3],
      '--mantine-color-error': red[4],
      '--mantine-color-success': green[4],
      '--mantine-color-default': dark[6],
      '--mantine-color-default-border': dark[4],
      '--salus-canvas': dark[8],
      '--salus-surface': dark[7],
      '--salus-sunken': dark[8],
      '--salus-line': dark[5],
      '--salus-line-strong': dark[4],
      '--salus-hover': dark[6],
      '--salus-accent': accent[4],
      '--salus-accent-soft': darkSoft,
      '--salus-accent-line': darkLine,
      '--salus-warning': amber[4],
      '--salus-shadow-window': '0 16px 40px rgba(0, 0, 0, 0.5), 0 2px 8px rgba(0, 0, 0, 0.4)',
    },
  });
}
