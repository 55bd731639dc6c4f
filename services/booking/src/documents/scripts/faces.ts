import { piecesFor, type Piece } from './families';
import { openFontFile, type FontFile } from './font-file';
import { gatheredTypeface, type GatheredTypeface } from './gathered-typeface';
import { keepFew } from './keep-few';

/** What one document may open, so that setting it is bounded. Two thousand Chinese signs of a newspaper are in some forty. */
const MOST = { files: 80, filesByWord: 24 } as const;
/** Files that stay open for the next document. */
const KEPT = { files: 4, filesByWord: MOST.filesByWord } as const;
/** A typeface that has gathered so many glyphs is begun anew. */
const MOST_GLYPHS = 2_000;

const close = (file: FontFile) => file.close();
const shelf = keepFew<FontFile>(KEPT.files, close);
const shelfByWord = keepFew<FontFile>(KEPT.filesByWord, close);
const typefaces = new Map<string, GatheredTypeface>();

type Sheet = PDFKit.PDFDocument;

/** The typefaces by which a document shows what its own ones have no signs for. */
export interface Faces {
  /** The names of the typefaces for signs of a text, as the document knows them; nothing for a sign that none has. */
  find(signs: Iterable<number>, text: string, weight: number): Map<number, string>;
}

const ofDocuments = new WeakMap<Sheet, Faces>();

export function facesOf(doc: Sheet): Faces {
  const faces = ofDocuments.get(doc) ?? openFaces(doc);
  ofDocuments.set(doc, faces);
  return faces;
}

function openFaces(doc: Sheet): Faces {
  const own = new Map<string, GatheredTypeface>();
  const opened = { files: new Set<string>(), filesByWord: new Set<string>() };

  function fileOf({ path, byWord }: Piece, weight: number): FontFile | undefined {
    const kind = byWord ? 'filesByWord' : 'files';
    if (!opened[kind].has(path) && opened[kind].size >= MOST[kind]) return undefined;
    opened[kind].add(path);
    return openKept(path, { byWord, weight });
  }

  function typefaceOf(name: string, letters?: () => FontFile): GatheredTypeface {
    const found = own.get(name);
    if (found) return found;
    const known = typefaces.get(name);
    const typeface = known && known.size < MOST_GLYPHS ? known : gatheredTypeface(name, letters);
    typefaces.set(name, typeface);
    own.set(name, typeface);
    doc.registerFont(name, typeface as object as PDFKit.Mixins.PDFFontSource);
    return typeface;
  }

  /** Each file is opened once for all signs that it may have. */
  function look(wanted: Map<number, Piece[]>, weight: number, found: Map<number, string>): void {
    for (const [piece, signs] of byPiece(wanted)) {
      const name = nameOf(piece, weight);
      const gathered = piece.byWord ? undefined : typefaceOf(name);
      const missing = signs.filter((sign) => !gathered?.has(sign));
      const file = missing.length > 0 ? fileOf(piece, weight) : undefined;
      for (const sign of signs) {
        if (gathered?.has(sign)) found.set(sign, name);
        else if (file?.glyphOf(sign) !== undefined) {
          if (gathered) gathered.add(sign, file);
          else typefaceOf(name, () => openKept(piece.path, { byWord: true, weight }));
          found.set(sign, name);
        }
      }
    }
  }

  return {
    find(signs, text, weight) {
      const found = new Map<number, string>();
      let wanted = new Map(Array.from(signs, (sign) => [sign, piecesFor(sign, text)] as const));
      while (wanted.size > 0) {
        look(wanted, weight, found);
        const left = [...wanted].filter(([sign, pieces]) => !found.has(sign) && pieces.length > 1);
        wanted = new Map(left.map(([sign, pieces]) => [sign, pieces.slice(1)]));
      }
      return found;
    },
  };
}

/** The signs by the first file that may have them. */
function byPiece(wanted: Map<number, Piece[]>): Map<Piece, number[]> {
  const all = new Map<Piece, number[]>();
  for (const [sign, [piece]] of wanted) if (piece) all.set(piece, [...(all.get(piece) ?? []), sign]);
  return all;
}

/** One typeface for a family; where words are laid out, one for each of its files. */
function nameOf({ family, path, byWord }: Piece, weight: number): string {
  const file = path.slice(path.lastIndexOf(family) + family.length + 1, path.lastIndexOf('-'));
  return byWord ? `${family}-${file}-${weight}` : `${family}-${weight}`;
}

function openKept(path: string, { byWord, weight }: { byWord: boolean; weight: number }): FontFile {
  const keep = byWord ? shelfByWord : shelf;
  return keep(`${path} ${weight}`, () => openFontFile(path, weight));
}
