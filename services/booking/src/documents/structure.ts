type Sheet = PDFKit.PDFDocument;

/** The role of a part of a document, for people who have it read to them. */
export type Part = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Sect';

/** The parts of a document that are open, the whole of it first. */
const open = new WeakMap<Sheet, PDFKit.PDFStructureElement[]>();

/** Begins the structure of a document, in which everything that is said of it has its place. */
export function beginStructure(doc: Sheet): void {
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  open.set(doc, [whole]);
}

/** Draws a part that is made of others. */
export function group(doc: Sheet, part: Part, draw: () => void): void {
  const parts = partsOf(doc);
  const element = addPart(doc, part);
  parts.push(element);
  draw();
  parts.pop();
  element.end();
}

/** Draws a part that is text itself. */
export function say(doc: Sheet, part: Part, draw: () => void): void {
  const element = addPart(doc, part);
  element.add(draw);
  element.end();
}

/** Draws a picture, with what it is for those who do not see it. */
export function figure(doc: Sheet, alt: string, draw: () => void): void {
  const element = doc.struct('Figure', { alt }, draw);
  partsOf(doc).at(-1)?.add(element);
  element.end();
}

/** Draws what says nothing: lines, areas, and what every page repeats. */
export function decorate(doc: Sheet, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

function addPart(doc: Sheet, part: Part): PDFKit.PDFStructureElement {
  const element = doc.struct(part);
  partsOf(doc).at(-1)?.add(element);
  return element;
}

function partsOf(doc: Sheet): PDFKit.PDFStructureElement[] {
  const parts = open.get(doc);
  if (!parts) throw new Error('the structure of the document is not begun');
  return parts;
}
