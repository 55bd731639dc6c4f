// Tells what each PDF that it is sent says. A process of its own, as the reader is an ES module, which Jest does not load.
import { extractText, getDocumentProxy, getMeta } from 'unpdf';

process.on('message', async ({ id, bytes }) => {
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    const { text: pages } = await extractText(document, { mergePages: false });
    const { info } = await getMeta(document);
    process.send({ id, read: { pages, info: JSON.parse(JSON.stringify(info)) } });
  } catch (error) {
    process.send({ id, failure: String(error) });
  }
});
process.once('disconnect', () => process.exit());
