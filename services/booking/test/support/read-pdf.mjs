// Tells what a PDF on the standard input says, as JSON. A process of its own, as the reader is an ES module, which Jest does not load.
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const { text: pages } = await extractText(document, { mergePages: false });
const { info } = await getMeta(document);
process.stdout.write(JSON.stringify({ pages, info }));
