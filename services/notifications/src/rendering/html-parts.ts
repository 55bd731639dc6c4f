import { CITIES } from '@harbourline/policy';
import { escapeHtml } from './escape-html';

// Mail clients know tables and inline styles; style sheets, flex and web fonts only some of them.
const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";
const COLOUR = {
  paper: '#fbfaf7',
  panel: '#ffffff',
  deep: '#0a2a3a',
  onDeep: '#f4f8fa',
  teal: '#0f5b75',
  tint: '#f2f8fa',
  ink: '#10222f',
  soft: '#52616d',
  line: '#e4e5e3',
};
const TEXT = `font-family:${SANS};font-size:16px;line-height:26px;color:${COLOUR.ink};overflow-wrap:anywhere`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

// The functions below take HTML that is already escaped.

export function title(html: string): string {
  return `<h1 style="margin:0 0 20px;font-family:${SERIF};font-weight:normal;font-size:28px;line-height:35px;color:${COLOUR.ink};overflow-wrap:anywhere">${html}</h1>`;
}

export function section(html: string): string {
  return `<h2 style="margin:28px 0 8px;font-family:${SERIF};font-weight:normal;font-size:20px;line-height:28px;color:${COLOUR.ink}">${html}</h2>`;
}

export function paragraph(html: string): string {
  return `<p style="margin:0 0 16px;${TEXT}">${html}</p>`;
}

export function note(html: string): string {
  return `<table ${TABLE} width="100%" style="margin:8px 0 20px"><tr>
<td bgcolor="${COLOUR.tint}" style="padding:16px 20px;border-left:4px solid ${COLOUR.teal};background:${COLOUR.tint};${TEXT}">${html}</td>
</tr></table>`;
}

export function rows(entries: readonly { label: string; html: string }[]): string {
  const cell = `padding:10px 0;border-top:1px solid ${COLOUR.line};vertical-align:top;font-family:${SANS};font-size:15px;line-height:22px`;
  const lines = entries.map(
    ({ label, html }) => `<tr>
<td width="36%" valign="top" style="${cell};padding-right:16px;color:${COLOUR.soft}">${label}</td>
<td valign="top" style="${cell};color:${COLOUR.ink};overflow-wrap:anywhere">${html}</td>
</tr>`,
  );
  return `<table ${TABLE} width="100%" style="margin:0 0 8px">${lines.join('\n')}</table>`;
}

export function button(html: string, url: string): string {
  return `<table ${TABLE} style="margin:28px 0 24px"><tr>
<td bgcolor="${COLOUR.teal}" style="border-radius:8px;background:${COLOUR.teal}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;font-family:${SANS};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px">${html}</a></td>
</tr></table>`;
}

/** The page around a message; `preview` is what an inbox shows beside the subject. */
export function page(options: {
  subject: string;
  preview: string;
  body: string;
  footer: string;
  origin: string;
}): string {
  const { subject, preview, body, footer } = options;
  const origin = escapeHtml(options.origin);
  const small = `font-family:${SANS};font-size:13px;line-height:20px;color:${COLOUR.soft}`;
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="date=no">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${COLOUR.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<table ${TABLE} width="100%" bgcolor="${COLOUR.paper}" style="background:${COLOUR.paper}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:600px;text-align:left">
<tr><td bgcolor="${COLOUR.deep}" style="padding:22px 28px;background:${COLOUR.deep};border-radius:12px 12px 0 0;border-bottom:3px solid ${COLOUR.teal}"><a href="${origin}" style="font-family:${SERIF};font-size:24px;line-height:28px;letter-spacing:-0.3px;color:${COLOUR.onDeep};text-decoration:none">Harbourline</a></td></tr>
<tr><td bgcolor="${COLOUR.panel}" style="padding:32px 28px 20px;background:${COLOUR.panel};border:1px solid ${COLOUR.line};border-top:0;border-radius:0 0 12px 12px">
${body}
</td></tr>
<tr><td style="padding:20px 28px;${small}">${footer}<br>Harbourline &middot; ${CITIES.join(', ')} &middot; <a href="${origin}" style="color:${COLOUR.soft}">${origin.replace(/^https?:\/\//, '')}</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
