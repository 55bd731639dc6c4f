import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { importHtml } from '../src/rendering/import-html';
import { renderMail } from '../src/rendering/render-mail';

const ORIGIN = { origin: 'https://harbourline.example' };
const imported = (html: string) => importHtml(html, ORIGIN);

describe('HTML in a template', () => {
  it.each([
    ['headings', '<h1>One</h1><h2>Two</h2><h6>Six</h6>', '# One\n\n## Two\n\n## Six'],
    ['paragraphs', '<p>Hello {{renterName}},</p>\n<div>it is\n  on.</div>', 'Hello {{renterName}},\n\nit is\non.'],
    ['notes', '<blockquote><p>Mind the step.</p></blockquote>', '> Mind the step.'],
    [
      'rows of a list',
      '<ul>\n <li>Boat: {{boatName}}</li>\n <li><b>City:</b> Toronto</li><li>Free</li></ul>',
      '- Boat: {{boatName}}\n- City: Toronto\n- Free',
    ],
    [
      'rows of a table',
      '<table><tr><td>Boat</td><td>{{boatName}}</td></tr><tr><th><b>City:</b></th><td>Toronto</td></tr></table>',
      '- Boat: {{boatName}}\n- City: Toronto',
    ],
    [
      'the page within a table',
      '<table><tr><td><h1>Hi</h1><p>You</p></td></tr><tr><td>a</td><td>b</td><td>c</td></tr></table>',
      '# Hi\n\nYou\n\na\n\nb\n\nc',
    ],
    ['bold words', 'a <strong>b <b>c</b></strong> d<b></b>', 'a **b c** d'],
    ['bold paragraphs', '<b><p>one</p><p>two</p></b>', '**one**\n\n**two**'],
    ['a link to us', '<a href="/boats?city=Toronto">Find a boat</a>', '[Find a boat](/boats?city=Toronto)'],
    ['a link to us in full', '<a href="https://harbourline.example/a(b)">A</a>', '[A](/a%28b%29)'],
    ['a link around a block', '<a href="/boats"><div>Go</div></a>', '[Go](/boats)'],
    [
      'a link in a sentence',
      '<p>See <a href="/boats">our boats</a> now.</p>',
      'See our boats now.\n\n[our boats](/boats)',
    ],
    ['a link that is made', '<a href="{{ resetLink }}">Choose</a>', '[Choose]({{resetLink}})'],
    ['line breaks', 'one<br>two<br/><br/>three', 'one\ntwo\n\nthree'],
    ['entities', '<p>a &lt; b &amp; c&nbsp;d</p>', 'a < b & c d'],
    [
      'our own marks beside it',
      '# Hi\n\nHello <i>you</i>\n\n- A: b\n- C: d\n\n[Go](/x)',
      '# Hi\n\nHello you\n\n- A: b\n- C: d\n\n[Go](/x)',
    ],
  ])('becomes our own marks: %s', (_, html, marks) => {
    expect(imported(html)).toBe(marks);
  });

  it.each([
    ['https://evil.example/boats'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['javascript:alert(1)'],
    [' javascript:alert(1)'],
    ['data:text/html,x'],
    ['mailto:a@example.com'],
    ['{{renterName}}'],
    ['/bookings/{{bookingId}}'],
    ['https://harbourline.example@evil.example/'],
  ])('leaves of a link to %s its text', (href) => {
    expect(imported(`<p>See <a href="${href}">this</a>.</p>`)).toBe('See this.');
  });

  it.each(['script', 'style', 'iframe', 'object', 'svg', 'template', 'textarea', 'SCRIPT'])(
    'is dropped with its content: %s',
    (name) => {
      expect(imported(`<p>a</p><${name} x="1">bad<b>worse</b></${name}><p>z</p>`)).toBe('a\n\nz');
    },
  );

  it.each([
    'a < b',
    '<3',
    'x <y',
    'Ann <ann@example.com>',
    'AT&amp;T',
    '1 < 2 > 0',
    'a\r\n\n\n b  c',
    '<!-- open',
    '{{x',
  ])('is not what has no tag: %j stays', (text) => {
    expect(imported(text)).toBe(text);
  });

  it.each(['a < b', '<3', 'Ann <ann@example.com>', '1 < 2 > 0'])('leaves %j as it is beside a tag', (text) => {
    expect(imported(`<p>${text}</p>`)).toBe(text);
  });

  it('may be nested as deep as there is room for', () => {
    expect(imported(`${'<b>'.repeat(6_000)}x`)).toBe('**x**');
    expect(imported(`${'<div>'.repeat(3_000)}x`)).toBe('x');
  });
});

const name = fc.constantFrom(
  'p',
  'b',
  'a',
  'script',
  'img',
  'svg',
  'td',
  'tr',
  'li',
  'h1',
  'iframe',
  'style',
  'math',
  'x-y',
);
const value = fc.constantFrom(
  'javascript:MARK',
  '/MARK',
  '"><script>MARK',
  'https://evil.example/MARK',
  "' onx='MARK",
  '{{resetLink}}',
);
const attribute = fc
  .tuple(fc.constantFrom('href', 'src', 'onerror', 'style', 'srcdoc', 'action'), value, fc.constantFrom('"', "'", ''))
  .map(([key, text, quote]) => `${key}=${quote}${text}${quote}`);
const piece = fc.oneof(
  fc.tuple(name, attribute).map(([tag, with_]) => `<${tag} ${with_}>`),
  name.map((tag) => `</${tag}>`),
  name.map((tag) => `<${tag}/`),
  fc.constantFrom(
    'MARK',
    ' ',
    '\n',
    '\n\n',
    '<',
    '>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&lt;script&gt;',
    '&#60;img src=x&#62;',
  ),
  fc.constantFrom('**', '[', '](', '/boats)', '# ', '> ', '- a: b', '{{renterName}}', '{{', '}}', '"', "'"),
  fc.string({ maxLength: 8 }),
);
const html = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

describe('whatever is put in', () => {
  const OURS = new Set('html head meta title body div table tbody tr td a h1 h2 p strong br'.split(' '));

  it('nothing of it is markup in the message', () => {
    fc.assert(
      fc.property(html, html, (content, renterName) => {
        const sent = renderMail({ subject: content, content: imported(content) }, { renterName }, ORIGIN);
        const parser = new Parser({
          onopentag(tag, attributes) {
            if (!OURS.has(tag)) throw new Error(`<${tag}> in ${sent.html}`);
            for (const [key, text] of Object.entries(attributes)) {
              if (/^on|src|action/.test(key)) throw new Error(`${key}=${text} in ${sent.html}`);
              const isOurs = key === 'href' ? new URL(text).origin === ORIGIN.origin : !text.includes('MARK');
              if (!isOurs) throw new Error(`${key}=${text} in ${sent.html}`);
            }
          },
        });
        parser.end(sent.html);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same when it is saved again', () => {
    fc.assert(
      fc.property(html, (content) => {
        const once = imported(content);
        expect(imported(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});
