import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Terms } from '@harbourline/policy';
import type { Logger } from '@harbourline/service-kit';

/** The data that a page is drawn with: `src/server/drawing.ts` of the web app. */
export interface Drawing {
  address: string;
  /** HTML in place of the start page's title. */
  head: string;
  /** By the address of its call. */
  answers: Readonly<Record<string, { body: string; next?: string | undefined }>>;
}

export interface Settings {
  folder: string;
  startPage: string;
  terms: Terms;
  origin: string;
}

/** More would wait for longer than their visitors do. */
const MOST_WAITING = 16;
/** A page that takes longer never ends, or the machine has other things to do. */
const STUCK_MS = 5_000;
/** It takes memory, and is soon there again. */
const IDLE_MS = 60_000;
/** For so long after it has failed no other is begun. */
const REST_MS = 5_000;
const MOST_MEMORY_MB = 96;

type Answer = { id: number; page: string } | { id: number; problem: string };
interface Waiting {
  arrive(page: string | undefined): void;
  stuck: NodeJS.Timeout;
}

/**
 * Draws pages beside the event loop, with what was built for it with the web app. The worker knows nothing of whoever asks,
 * and none of our settings but those that pages show. It is begun when there is something to draw.
 */
export function drawingWorker(settings: Settings, logger: Logger) {
  const file = join(settings.folder, '.server', 'draw-pages.cjs');
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  let restUntil = 0;
  let idle: NodeJS.Timeout | undefined;

  function begin(): Worker {
    const begun = new Worker(file, {
      workerData: settings,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    begun.unref();
    begun.on('message', (answer: Answer) => {
      if ('problem' in answer) logger.warn({ problem: answer.problem }, 'a page could not be drawn');
      settle(answer.id, 'page' in answer ? answer.page : undefined);
    });
    begun.on('error', (error) => logger.warn({ err: error }, 'the drawing of pages has failed'));
    begun.on('exit', () => begun === worker && end());
    return begun;
  }

  /** Whatever waits is served as it is without. */
  function end(): void {
    const ended = worker;
    worker = undefined;
    restUntil = performance.now() + REST_MS;
    void ended?.terminate();
    for (const id of waiting.keys()) settle(id, undefined);
  }

  function settle(id: number, page: string | undefined): void {
    const found = waiting.get(id);
    if (!found) return;
    waiting.delete(id);
    clearTimeout(found.stuck);
    found.arrive(page);
    clearTimeout(idle);
    if (waiting.size === 0) idle = setTimeout(rest, IDLE_MS).unref();
  }

  function rest(): void {
    const resting = worker;
    worker = undefined;
    void resting?.terminate();
  }

  return {
    /** Undefined where it is not drawn: there is too much to draw, or it cannot be drawn. */
    draw(drawing: Drawing): Promise<string | undefined> {
      if (waiting.size >= MOST_WAITING || (!worker && performance.now() < restUntil)) return Promise.resolve(undefined);
      worker ??= begin();
      clearTimeout(idle);
      const id = ++lastId;
      worker.postMessage({ id, ...drawing });
      return new Promise((arrive) => {
        waiting.set(id, { arrive, stuck: setTimeout(end, STUCK_MS).unref() });
      });
    },
    stop(): void {
      clearTimeout(idle);
      rest();
      for (const id of waiting.keys()) settle(id, undefined);
      clearTimeout(idle);
    },
  };
}

/** Undefined where nothing was built for it, as beside a start page alone. */
export function openDrawing(settings: Settings, logger: Logger): DrawingWorker | undefined {
  return existsSync(join(settings.folder, '.server', 'draw-pages.cjs')) ? drawingWorker(settings, logger) : undefined;
}

export type DrawingWorker = ReturnType<typeof drawingWorker>;
