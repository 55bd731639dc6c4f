import { ThemeContext } from '@radix-ui/themes';
import type { ComponentProps, ReactNode } from 'react';

const unchanged = () => undefined;

/** As on the page around, which is drawn without the component library. */
const THEME: ComponentProps<typeof ThemeContext.Provider>['value'] = {
  appearance: 'inherit',
  accentColor: 'teal',
  grayColor: 'slate',
  resolvedGrayColor: 'slate',
  panelBackground: 'solid',
  radius: 'large',
  scaling: '100%',
  onAppearanceChange: unchanged,
  onAccentColorChange: unchanged,
  onGrayColorChange: unchanged,
  onPanelBackgroundChange: unchanged,
  onRadiusChange: unchanged,
  onScalingChange: unchanged,
};

/** Around what Radix Themes opens beside the page, so that it looks like the page. */
export function PopupTheme({ children }: { children: ReactNode }) {
  return <ThemeContext.Provider value={THEME}>{children}</ThemeContext.Provider>;
}
