import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

/** The site's own typefaces; each file carries its whole character set, of which a document embeds what it uses. */
const FILES = {
  text: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  display: require.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
};
export type Font = keyof typeof FILES;

const typefaces = new Map<string, PDFKit.Mixins.PDFFontSource>();

/** Makes the typefaces known to a document, by their role in it. They are read once: that takes longer than to set a page. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, path] of Object.entries(FILES)) {
    const typeface = typefaces.get(path) ?? (create(readFileSync(path)) as PDFKit.Mixins.PDFFontSource);
    typefaces.set(path, typeface);
    doc.registerFont(name, typeface);
  }
}
