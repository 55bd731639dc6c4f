import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sizes per breakpoint, which the app leaves to its own stylesheets. */
const RESPONSIVE = /\.(xs|sm|md|lg|xl)\\:/;
const OTHER_COLORS = /data-accent-color=['"]?(?!(teal|gray|red|amber|green)['"]?\])\w+/;
/** What other components are made of. */
const BUILDING_BLOCKS = /^(Base|Text$|Heading$)/;
const IMPORT = /import\s*\{([^}]*)\}\s*from '@radix-ui\/themes'/g;
/** What the app draws by itself, by the class names of the library. */
const OWN = /\brt-([A-Z][A-Za-z]*)/g;

interface CssNode {
  remove(): unknown;
  source?: { input: { file?: string } };
}

interface CssAtRule extends CssNode {
  params: string;
}

const isOfThemes = ({ source }: CssNode) => source?.input.file?.includes('@radix-ui/themes/') ?? false;

interface CssRule extends CssNode {
  selectors: string[];
}

/** Drops from Radix Themes' stylesheets the rules of components, breakpoints and colours that the app never uses. */
export function keepUsedThemeParts(sourceFolder: string) {
  const used = importedComponents(sourceFolder);

  function isUsed(selector: string) {
    if (RESPONSIVE.test(selector) || OTHER_COLORS.test(selector)) return false;
    const parts = [...selector.matchAll(/\.rt-([A-Z][A-Za-z]*)/g)].map((match) => match[1] ?? '');
    return parts.every((part) => BUILDING_BLOCKS.test(part) || used.some((name) => part.startsWith(name)));
  }

  return {
    postcssPlugin: 'keep-used-theme-parts',
    AtRule: {
      // The same greys and signal colors again, for screens that show a little more of them.
      supports(rule: CssAtRule) {
        if (rule.params.includes('display-p3') && isOfThemes(rule)) rule.remove();
      },
    },
    Rule(rule: CssRule) {
      if (!isOfThemes(rule)) return;
      const kept = rule.selectors.filter(isUsed);
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    },
  };
}

/** The components of Radix Themes that the app uses: each is the beginning of its component's class names. */
function importedComponents(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const names = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const imported = [...text.matchAll(IMPORT)].flatMap((match) => (match[1] ?? '').split(','));
    const own = [...text.matchAll(OWN)].map((match) => match[1] ?? '');
    return [...imported, ...own].map((name) => name.trim().split(' ')[0] ?? '');
  });
  return [...new Set(names)].filter(Boolean);
}
