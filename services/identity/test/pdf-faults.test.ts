import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { findPdfFault } from '../src/pdf/find-pdf-fault';
import { openEncryption } from '../src/pdf/open-encryption';
import { craftObjectStream, craftPdf, craftStream } from './crafted-pdfs';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
/** As programs of offices write it for a field with a date. */
const DATE = '<< /S /JavaScript /JS (AFDate_FormatEx\\("yyyy-mm-dd"\\);) >>';
/** Written by qpdf, which encrypts as offices do. */
const stored = (name: string) => readFileSync(join(__dirname, 'pdfs', `${name}.pdf`));
const predicted = deflateSync(Buffer.concat(Array.from(`9 0 ${SCRIPT}`, (letter) => latin1(`\0${letter}`))));

/** What is protected against changes only, its packed objects changed, beside a stream that only looks as if it had some. */
function besideDecoy(from: string, to: string): Buffer {
  const content = stored('rc4-128');
  // This cipher is its own reverse.
  const decoy = openEncryption(content)?.(deflateSync('9 0 << /Type /Page >>'), 9, 0) ?? Buffer.alloc(0);
  return withObject(content.toString('latin1').replace(from, to), '9 0 obj', decoy);
}

/** What is protected against changes only, beside packed objects of one that begins so, whose number is 10. */
function besideObjects(beginning: string, objects: string): Buffer {
  const content = stored('rc4-128');
  const packed = openEncryption(content)?.(latin1(objects), 10, 0) ?? Buffer.alloc(0);
  return withObject(content.toString('latin1'), `${beginning}\n<< /Type /ObjStm >>`, packed);
}

function withObject(text: string, beginning: string, stream: Buffer): Buffer {
  const object = `${beginning}\n<< /Length ${stream.length} >>\nstream\n${stream.toString('latin1')}\nendstream\nendobj\n`;
  return latin1(text.replace('startxref', () => `${object}startxref`));
}

/** How a scan begins; left to chance, it would now and then begin as something that is packed. */
const JPEG = latin1('\xff\xd8\xff\xe0');

describe('takes', () => {
  it.each<[string, Buffer]>([
    ['a page', craftPdf()],
    ['a page with text', craftPdf({ objects: [craftStream('BT (The JavaScript Launch) Tj ET')] })],
    [
      'links to pages and to places in it',
      craftPdf({ catalog: '/OpenAction [3 0 R /Fit]', objects: ['<< /URI (x) >>'] }),
    ],
    ['objects in a stream', craftPdf({ objects: [latin1(craftObjectStream('<< /Type /Annot >>'))] })],
    ['a scan', craftPdf({ objects: [craftStream(randomBytes(3_000_000), { dictionary: '/Subtype /Image' })] })],
    [
      'a scan as it came',
      craftPdf({ objects: [craftStream(Buffer.concat([JPEG, randomBytes(3_000_000)]), { raw: true })] }),
    ],
    ['names that only begin alike', craftPdf({ objects: ['<< /JSON 1 /AAA 2 /Launchpad 3 /EncryptMetadata true >>'] })],
    ['spaces after its end', Buffer.concat([craftPdf(), latin1('\r\n \0\0')])],
    ['a footer of a mail after its end', Buffer.concat([craftPdf(), latin1('\n--\nSent from Halifax, NS\n')])],
    ['a line break before it, by which its places are wrong', Buffer.concat([latin1('\r\n'), craftPdf()])],
    ['a byte order mark before it', Buffer.concat([latin1('\xef\xbb\xbf'), craftPdf()])],
    [
      'a table that is not where it says',
      latin1(
        craftPdf()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n1'),
      ),
    ],
    ['a title that names what it is about', craftPdf({ objects: ['<< /Title (About /JavaScript and /Launch) >>'] })],
    ['a form with formats', craftPdf({ objects: [`<< /FT /Tx /AA << /F ${DATE} /K ${DATE} >> >>`] })],
    ['a form whose formats are elsewhere', craftPdf({ objects: ['<< /FT /Tx /AA << /F 5 0 R >> >>', DATE] })],
    [
      'a form with formats among packed objects',
      craftPdf({ objects: [latin1(craftObjectStream(`<< /FT /Tx /AA << /F ${DATE} >> >>`))] }),
    ],
    ['a list of files that is empty', craftPdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' })],
    ...['rc4-40', 'rc4-128', 'aes-128', 'aes-256'].map((name): [string, Buffer] => [
      `what is protected against changes only, by ${name}`,
      stored(name),
    ]),
  ])('%s', async (_what, content) => {
    expect(await findPdfFault(content)).toBeUndefined();
  });
});

describe('finds', () => {
  const whole = craftPdf();
  it.each<[string, Buffer, string]>([
    ['no PDF', latin1('not a PDF'), 'broken'],
    ['nothing but the beginning of one', latin1('%PDF-1.7\n<script>alert(1)</script>'), 'broken'],
    ['something before it', Buffer.concat([latin1('GIF89a'), whole]), 'broken'],
    ['something behind it', Buffer.concat([whole, latin1('<script>alert(1)</script>')]), 'broken'],
    ['an end that leads nowhere', latin1('%PDF-1.7\nPNG\nstartxref\n3\n%%EOF'), 'broken'],
    ['one that breaks off', whole.subarray(0, whole.length - 20), 'broken'],
    [
      'a stream that breaks off',
      craftPdf({ objects: [latin1('<<>>stream\n\x78\x9c\xff\xff\xff\nendstream')] }),
      'broken',
    ],
    ['a password', stored('opens-with-password'), 'locked'],
    ['an encryption that nobody knows', craftPdf({ trailer: '/Encrypt 4 0 R' }), 'locked'],
    ['a script in what is encrypted', stored('script-inside'), 'active'],
    [
      'a stream whose filters decide on its encryption',
      latin1(
        stored('aes-128').toString('latin1').replace('/Filter /FlateDecode /N', '/Filter [/Cr#79pt /FlateDecode] /N'),
      ),
      'opaque',
    ],
    [
      'a comment that gives encrypted objects another number',
      besideDecoy('/N 3 /First 15 >>', '>> % 6 0 obj'),
      'opaque',
    ],
    [
      'encrypted objects packed in another way',
      besideDecoy('/First 15 >>\nstream\n', '/First 15 >>\nstream\n<'),
      'opaque',
    ],
    ['a script among encrypted objects as they are', besideObjects('10 0 obj', `6 0 ${SCRIPT}`), 'active'],
    [
      // Under this number they begin with numbers as well, and go on as noise.
      'a comment with the end of another object that gives encrypted objects another number',
      besideObjects('10 0 obj % endobj 582536 0 obj', `6 0\n${SCRIPT}`),
      'opaque',
    ],
    ['no page', latin1(craftPdf().toString('latin1').replace('/Type /Page ', '/Type /None ')), 'empty'],
    ['a script behind a format', craftPdf({ objects: [`<< /AA << /F ${DATE} /K ${SCRIPT} >> >>`] }), 'active'],
    [
      'a format that calls more',
      craftPdf({ objects: ['<< /S /JavaScript /JS (AFDate_FormatEx\\("y"\\); app.alert\\(1\\)) >>'] }),
      'active',
    ],
    [
      'a script in a title that only seems to be one',
      craftPdf({ objects: ['% /Title (', '<< /S /JavaScript /JS 5 0 R >> %)'] }),
      'active',
    ],
    ['a script', craftPdf({ catalog: '/OpenAction 4 0 R', objects: [SCRIPT] }), 'active'],
    ['a script in other letters', craftPdf({ objects: ['<< /S /J#61vaScr#69pt /J#53 (x) >>'] }), 'active'],
    ['a script among packed objects', craftPdf({ objects: [latin1(craftObjectStream(SCRIPT))] }), 'active'],
    [
      'short names among packed objects',
      craftPdf({ objects: [latin1(craftObjectStream('<< /AA 3 0 R >>'))] }),
      'active',
    ],
    ['a script in any stream', craftPdf({ objects: [craftStream(`${' '.repeat(1e6)}${SCRIPT}`)] }), 'active'],
    ['a script on the edge of a piece', craftPdf({ objects: [`(${'x'.repeat(2 ** 20 - 270)})`, SCRIPT] }), 'active'],
    ['a script in what says it is no stream', craftPdf({ objects: [`(stream\n) ${SCRIPT} (endstream)`] }), 'active'],
    ['the start of a program', craftPdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] }), 'active'],
    ['a file in it', craftPdf({ objects: ['<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>'] }), 'active'],
    ['a form that runs', craftPdf({ catalog: '/AcroForm << /XFA 4 0 R >>' }), 'active'],
    ['actions of a page', craftPdf({ objects: ['<< /Type /Page /AA << /O 5 0 R >> >>'] }), 'active'],
    [
      'objects packed so that they cannot be read',
      craftPdf({
        objects: [
          Buffer.concat([
            latin1('<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >> >>\nstream\n'),
            predicted,
            latin1('\nendstream'),
          ]),
        ],
      }),
      'opaque',
    ],
    [
      'objects written in another way',
      craftPdf({
        objects: [
          `<< /Type /Obj#53tm /Filter /ASCIIHexDecode >>\nstream\n${latin1(SCRIPT).toString('hex')}>\nendstream`,
        ],
      }),
      'opaque',
    ],
    ['more than can be looked at', craftPdf({ objects: [craftStream(Buffer.alloc(300 * 2 ** 20))] }), 'opaque'],
    ['more streams than can be looked at', craftPdf({ objects: ['stream '.repeat(20_001)] }), 'opaque'],
  ])('%s', async (_what, content, fault) => {
    expect(await findPdfFault(content)).toBe(fault);
  });

  it('a script wherever a piece of the file ends', async () => {
    for (let shift = 0; shift < 40; shift += 1) {
      const filling = `(${'x'.repeat(2 ** 20 - 200 - shift)})`;
      expect(await findPdfFault(craftPdf({ objects: [filling, '<< /S /J#61vaScript >>'] }))).toBe('active');
      expect(await findPdfFault(craftPdf({ objects: [filling, latin1(craftObjectStream('<<>>'))] }))).toBeUndefined();
    }
  });
});

it('takes no longer for a file that was made to take long', async () => {
  const many = Buffer.alloc(
    20 * 2 ** 20,
    Buffer.from([...latin1('stream\n\x78\x9c'), ...Array<number[]>(40).fill([0, 0, 0, 255, 255]).flat()]),
  );
  const before = process.cpuUsage();
  expect(await findPdfFault(craftPdf({ objects: [many] }))).toBeDefined();
  expect(process.cpuUsage(before).user).toBeLessThan(45_000_000);
});
