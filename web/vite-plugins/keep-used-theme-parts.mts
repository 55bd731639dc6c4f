/** The Radix Themes components whose styles are shipped. Using another one in the app means adding it here. */
const USED = new Set([
  ...['AlertDialog', 'Badge', 'Button', 'Callout', 'Checkbox', 'Dialog', 'DropdownMenu', 'IconButton', 'Popover'],
  ...['RadioCards', 'RadioGroup', 'Radio', 'SegmentedControl', 'Select', 'Separator', 'Skeleton', 'Spinner', 'Switch'],
  ...['Tabs', 'Text', 'TextArea', 'TextField', 'Tooltip'],
]);
const SHARED_BASES = /^Base/;
/** Sizes per breakpoint, which the app leaves to its own stylesheets. */
const RESPONSIVE = /\.(xs|sm|md|lg|xl)\\:/;
const COLORS = /data-accent-color=['"]?(?!(teal|gray|red|amber|green)['"]?\])\w+/;

interface CssRule {
  selectors: string[];
  remove(): unknown;
  source?: { input: { file?: string } };
}

function isUsed(selector: string) {
  if (RESPONSIVE.test(selector) || COLORS.test(selector)) return false;
  const components = [...selector.matchAll(/\.rt-([A-Z][A-Za-z]*)/g)].map((match) => match[1] ?? '');
  return components.every((name) => SHARED_BASES.test(name) || [...USED].some((used) => name.startsWith(used)));
}

/** Drops from Radix Themes' stylesheets the rules of components, breakpoints and colours that the app never uses. */
export function keepUsedThemeParts() {
  return {
    postcssPlugin: 'keep-used-theme-parts',
    Rule(rule: CssRule) {
      if (!rule.source?.input.file?.includes('@radix-ui/themes/')) return;
      const kept = rule.selectors.filter(isUsed);
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    },
  };
}
