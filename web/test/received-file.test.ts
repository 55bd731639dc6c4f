import { fileNameIn } from '../src/shared/api/received-file';

describe('the name of a received file', () => {
  it('is the server’s, quoted or bare', () => {
    expect(fileNameIn('attachment; filename="rental-agreement-31.pdf"')).toBe('rental-agreement-31.pdf');
    expect(fileNameIn('attachment; filename=confirmation-31.pdf; size=2')).toBe('confirmation-31.pdf');
    expect(fileNameIn('attachment; filename="a \\"fine\\" day.pdf"')).toBe('a "fine" day.pdf');
  });

  it('is the encoded one where there are both', () => {
    const header = `attachment; filename="resume.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`;
    expect(fileNameIn(header)).toBe('résumé.pdf');
  });

  it('falls back on the plain one when the encoded one cannot be read', () => {
    expect(fileNameIn(`attachment; filename="plain.pdf"; filename*=UTF-8''%E0%A4%A`)).toBe('plain.pdf');
  });

  it('never names a folder', () => {
    expect(fileNameIn('attachment; filename="../../secret/a.pdf"')).toBe('a.pdf');
    expect(fileNameIn(`attachment; filename*=UTF-8''..%2Fa.pdf`)).toBe('a.pdf');
  });

  it('is a stand-in where the server gives none', () => {
    expect(fileNameIn(null)).toBe('document');
    expect(fileNameIn('attachment')).toBe('document');
  });
});
