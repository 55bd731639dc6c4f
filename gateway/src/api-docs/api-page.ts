import type { OpenApiDocument } from '@harbourline/contracts/openapi';
import { fieldList, fieldsOf } from './fields';
import { html, sentence } from './html';
import { type Call, callSection } from './operation';
import { STYLES } from './styles';

/** The description of the API as a page for people: no script, nothing from elsewhere. */
export function apiPage({ info, tags, paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = tags.map(({ name }) => ({ name, calls: calls.filter(({ operation }) => operation.tags[0] === name) }));
  const contents = groups.map(
    ({ name, calls: own }) =>
      html`<details>
        <summary>${name} <small>${own.length} calls</small></summary>
        <ul>
          ${own.map(({ method, path, operation }) => {
            return html`<li>
              <a href="#${operation.operationId}"><b>${method}</b> <code>${path}</code></a>
            </li>`;
          })}
        </ul>
      </details>`,
  );
  const sections = groups.map(
    ({ name, calls: own }) =>
      html`<h2 id="calls-of-${name}">${name}</h2>
        ${own.map(callSection)}`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>API | ${info.title}</title>
        <style>
          ${STYLES}
        </style>
      </head>
      <body>
        <nav aria-label="Calls">${contents}</nav>
        <main>
          <h1>${info.title} API</h1>
          <p>${info.description}</p>
          <p>
            Version ${info.version}, ${calls.length} calls. The same for programs:
            <a href="/api/openapi.json">openapi.json</a>.
          </p>
          <p>
            ${sentence('Signing in (`POST /api/auth/login`) sets a session cookie. Programs may send its value as `Authorization: Bearer` instead. A browser writes only from pages of the same origin.')}
          </p>
          <h2 id="errors">Errors</h2>
          <p>
            ${sentence('Every refusal has a JSON body of one form. Its `code` is one of those that each call lists.')}
          </p>
          ${fieldList(
            fieldsOf(components.schemas.Problem).filter(({ name }) => name !== 'code'),
            'answered',
          )}
          ${sections}
        </main>
      </body>
    </html>`.markup;
}
