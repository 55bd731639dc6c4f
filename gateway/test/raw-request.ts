import { connect } from 'node:net';

/** Sends bytes as they are, which `fetch` would put right, and answers the status line and all that follows. */
export async function rawRequest(url: string, text: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(text.replaceAll(/\r?\n/g, '\r\n'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket as AsyncIterable<Buffer>) chunks.push(chunk);
  const answer = Buffer.concat(chunks).toString();
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), text: answer };
}
