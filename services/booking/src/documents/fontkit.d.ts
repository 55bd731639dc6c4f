/** What we need of it: pdfkit takes a typeface that has been read already. */
declare module 'fontkit' {
  export function create(file: Uint8Array): object;
}
