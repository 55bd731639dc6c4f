import { deflateSync } from 'node:zlib';

export interface PdfParts {
  /** Entries of a dictionary that readers look at, such as `/OpenAction 5 0 R`. */
  catalog?: string;
  /** Further objects, from number 4 on. */
  objects?: (string | Buffer)[];
  trailer?: string;
}

/** A PDF of one empty page, with whatever a test adds. */
export function craftPdf({ catalog = '', objects = [], trailer = '' }: PdfParts = {}): Buffer {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    ...objects,
  ];
  let content = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
  const places: number[] = [];
  for (const [index, body] of bodies.entries()) {
    places.push(content.length);
    content = Buffer.concat([
      content,
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(body),
      Buffer.from('\nendobj\n'),
    ]);
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}`;
  const end = `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${content.length}\n%%EOF\n`;
  return Buffer.concat([content, Buffer.from(table + end)]);
}

/** A stream, compressed as usual unless its content is to stand as it is. */
export function craftStream(
  content: string | Buffer,
  { dictionary = '', raw = false }: { dictionary?: string; raw?: boolean } = {},
): Buffer {
  const bytes = raw ? Buffer.from(content) : deflateSync(content);
  const filter = raw ? '' : '/Filter /FlateDecode ';
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${filter}${dictionary} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

/** A stream of further objects, as PDFs have had them since 1.5. */
export function craftObjectStream(objects: string, dictionary = ''): string {
  const header = '9 0 ';
  return craftStream(header + objects, {
    dictionary: `/Type /ObjStm /N 1 /First ${header.length} ${dictionary}`,
  }).toString('latin1');
}
