import { context, ROOT_CONTEXT, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
  type Sampler,
} from '@opentelemetry/sdk-trace-base';
import { AppError } from '../src/app-error';
import { giveIds } from '../src/telemetry/give-ids';
import { inTurnOf, withoutIdleTurns } from '../src/telemetry/idle-turns';
import { samplerFor } from '../src/telemetry/sampler';
import { continueTrace, inSpan } from '../src/telemetry/spans';
import { currentTraceparent, parseTraceparent } from '../src/telemetry/traceparent';

const THEIRS = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const exporter = new InMemorySpanExporter();

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({
      sampler: samplerFor({ share: 1 }),
      spanProcessors: [withoutIdleTurns(new SimpleSpanProcessor(exporter))],
    }),
  );
});
beforeEach(() => exporter.reset());

const told = () => exporter.getFinishedSpans();
const named = (name: string) => told().find((span) => span.name === name);

describe('a traceparent', () => {
  it.each([
    undefined,
    '',
    'nonsense',
    '00-00000000000000000000000000000000-b7ad6b7169203331-01',
    '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
    '00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01',
    `${THEIRS}-more`,
  ])('%j is none', (text) => expect(parseTraceparent(text)).toBeUndefined());

  it('is read back as it was written', async () => {
    await continueTrace(THEIRS, 'here', async (span) => {
      expect(parseTraceparent(currentTraceparent())).toMatchObject({
        traceId: '0af7651916cd43dd8448eb211c80319c',
        spanId: span.spanContext().spanId,
        traceFlags: 1,
      });
    });
    expect(currentTraceparent()).toBeUndefined();
  });
});

describe('what follows', () => {
  it('belongs to the trace it follows from, and is linked to what runs it', async () => {
    await inSpan('a job', {}, () => continueTrace(THEIRS, 'send', async () => undefined));

    expect(named('send')?.spanContext().traceId).toBe('0af7651916cd43dd8448eb211c80319c');
    expect(named('send')?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
    expect(named('send')?.links[0]?.context.spanId).toBe(named('a job')?.spanContext().spanId);
  });

  it.each([null, undefined, 'nonsense'])(
    'is a part of the trace at hand when it follows from %j',
    async (traceparent) => {
      await inSpan('a job', {}, () => continueTrace(traceparent, 'send', async () => undefined));
      expect(named('send')?.parentSpanContext?.spanId).toBe(named('a job')?.spanContext().spanId);
    },
  );
});

it('tells failures, without what they say, and not what was refused for a reason', async () => {
  const failing = inSpan('failing', {}, () => Promise.reject(new TypeError('ana@example.com')));
  await expect(failing).rejects.toThrow('ana@example.com');
  await expect(inSpan('refused', {}, () => Promise.reject(new AppError('slot_taken')))).rejects.toThrow();

  expect(named('failing')?.status).toEqual({ code: 2, message: 'TypeError' });
  expect(named('refused')?.status.code).toBe(0);
});

describe('the turn of a job', () => {
  const query = () => inSpan('query', {}, async () => undefined);
  const turn = (done: number) => async () => {
    await query();
    return done;
  };

  it('leaves nothing when there was nothing to do', async () => {
    expect(await inTurnOf('idle', turn(0))).toBe(0);
    expect(told()).toEqual([]);
  });

  it('is told whole when it did something, or failed', async () => {
    await inTurnOf('busy', turn(2));
    expect(told().map(({ name }) => name)).toEqual(['query', 'job busy']);
    exporter.reset();
    await expect(inTurnOf('broken', () => query().then(() => Promise.reject(new Error())))).rejects.toThrow();
    expect(told().map(({ name }) => name)).toEqual(['query', 'job broken']);
  });

  it('tells at once what it continues of other traces', async () => {
    await inTurnOf('sending', async () => {
      await continueTrace(THEIRS, 'send', async () => undefined);
      expect(told().map(({ name }) => name)).toEqual(['send']);
      return 0;
    });
    expect(told()).toHaveLength(1);
  });
});

it('never records a query that belongs to nothing', async () => {
  await inSpan('prisma:client:operation', {}, async () => undefined);
  expect(told()).toEqual([]);
  await inSpan('request', {}, () => inSpan('prisma:client:operation', {}, async () => undefined));
  expect(told()).toHaveLength(2);
});

describe('of what comes from outside', () => {
  const isRecorded = (sampler: Sampler, traceId: string, traceFlags = 1) => {
    const parent = { traceId, spanId: 'b7ad6b7169203331', traceFlags, isRemote: true };
    const tracer = new BasicTracerProvider({ sampler }).getTracer('test');
    return tracer.startSpan('request', {}, trace.setSpanContext(context.active(), parent)).isRecording();
  };
  const atTheEdge = (share: number, key = '') => samplerFor({ share, edge: { key } });
  const ids = Array.from({ length: 1_000 }, (_, index) => index.toString(16).padStart(32, '0').replace(/^0/, '1'));

  it('nobody decides that it is recorded, nor that it is not', () => {
    expect([isRecorded(atTheEdge(0), ids[1] ?? '', 1), isRecorded(atTheEdge(1), ids[1] ?? '', 0)]).toEqual([
      false,
      true,
    ]);
  });

  it('a share is recorded, whatever ids are chosen', () => {
    const sampler = atTheEdge(0.2);
    const recorded = ids.filter((id) => isRecorded(sampler, id)).length;
    expect(recorded).toBeGreaterThan(100);
    expect(recorded).toBeLessThan(300);
  });

  it('replicas with one key record the same, and others something else', () => {
    const [one, other, stranger] = ['key of the gateways', 'key of the gateways', 'key of somebody'].map((key) => {
      const sampler = atTheEdge(0.5, key);
      return ids.filter((id) => isRecorded(sampler, id));
    });
    expect(other).toEqual(one);
    expect(stranger).not.toEqual(one);
  });
});

describe('without a collector', () => {
  beforeAll(() => {
    trace.disable();
    context.disable();
    giveIds();
  });
  afterAll(() => {
    trace.disable();
    context.disable();
  });

  it('goes on with the trace it is given under ids of its own, and records nothing', async () => {
    await continueTrace(THEIRS, 'here', async (outer) => {
      expect(outer.isRecording()).toBe(false);
      await inSpan('inside', {}, async (inner) => {
        expect(inner.spanContext().spanId).not.toBe(outer.spanContext().spanId);
        expect(currentTraceparent()).toBe(`00-0af7651916cd43dd8448eb211c80319c-${inner.spanContext().spanId}-00`);
      });
    });
    expect(told()).toEqual([]);
  });

  it('begins a new trace wherever there is none', async () => {
    const begun = () => inSpan('here', {}, async () => parseTraceparent(currentTraceparent())?.traceId);
    const [one, another] = [await begun(), await begun()];
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(another).not.toBe(one);
  });

  it('passes an active span to the function', () => {
    const tracer = trace.getTracer('harbourline');
    const isActive = (span: Span) => trace.getActiveSpan() === span;
    expect(tracer.startActiveSpan('here', isActive)).toBe(true);
    expect(tracer.startActiveSpan('here', {}, isActive)).toBe(true);
    expect(tracer.startActiveSpan('here', {}, ROOT_CONTEXT, isActive)).toBe(true);
  });
});
