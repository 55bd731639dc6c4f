import { readText } from '../http/read-form';
import type { Context, Next } from 'koa';
import type { SandboxDeps } from '../deps';

/**
 * Has calls meet the faults that were asked for.
 * @param refusal makes the error of `fail`, in the shape of the provider.
 */
export function applyFaults({ faults, log }: SandboxDeps, refusal: (status: number) => Error) {
  return async (ctx: Context, next: Next) => {
    const fault = ctx.method === 'OPTIONS' ? null : faults.meet(ctx.method, ctx.path);
    if (fault) {
      log('a call met a fault', { method: ctx.method, path: ctx.path, effect: fault.effect });
      // It has arrived whole: its work is done even when the caller gives up meanwhile.
      await readText(ctx);
    }
    if (fault?.effect === 'lose-answer') {
      try {
        await next();
      } finally {
        await faults.wait(fault.delayMs);
        hangUp(ctx);
      }
      return;
    }
    const inTime = !fault || (await faults.wait(fault.delayMs));
    if (!inTime || fault?.effect === 'close') return hangUp(ctx);
    if (fault?.effect === 'fail') throw refusal(fault.status);
    await next();
  };
}

function hangUp(ctx: Context) {
  ctx.respond = false;
  ctx.req.socket.destroy();
}
