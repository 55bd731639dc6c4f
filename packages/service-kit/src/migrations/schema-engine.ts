import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { ShadowedPostgres } from './shadowed-postgres';

export type SchemaEngine = bindings.SchemaEngine;

/**
 * Runs `work` with Prisma's schema engine, in its WebAssembly form: no engine binary is needed.
 * The engine builds the databases it compares beside the one `databaseUrl` names, so that user must be allowed to
 * create databases; they are gone when this returns.
 */
export async function withSchemaEngine<T>(databaseUrl: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  await loadWasm();
  const server = new ShadowedPostgres(databaseUrl);
  try {
    const engine = await bindings.SchemaEngine.new(
      { datamodels: undefined },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory(server),
    );
    try {
      return await work(engine);
    } finally {
      engine.free();
    }
  } finally {
    await server.close();
  }
}

/** The part of it that is used here; TypeScript declares it only for the browser. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
};

let loading: Promise<void> | undefined;

/** Compiled by hand, because the package's own entry imports its .wasm file, which only an ES module can do. */
function loadWasm(): Promise<void> {
  loading ??= (async () => {
    const folder = dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
    const bytes = await readFile(join(folder, 'schema_engine_bg.wasm'));
    // Where the engine reports a bug of its own before it aborts.
    Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: panic } });
    const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings });
    bindings.__wbg_set_wasm(instance.exports);
    instance.exports.__wbindgen_start();
  })();
  return loading;
}

function panic(message: string): never {
  throw new Error(`Prisma's schema engine failed: ${message}`);
}
