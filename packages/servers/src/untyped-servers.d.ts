declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';
  import type Koa from 'koa';

  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
  }

  interface FilesystemStore {
    putContent(path: string, content: Buffer | NodeJS.ReadableStream): Promise<[size: number, md5: string]>;
  }

  export default class S3rver extends Koa {
    constructor(options: Options);
    httpServer: Server;
    store: FilesystemStore;
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}

declare module '@20minutes/s3rver/lib/models/account' {
  interface Account {
    createKeyPair(accessKey: string, secretKey: string): void;
    revokeAccessKey(accessKey: string): void;
  }
  export const DUMMY_ACCOUNT: Account;
}

declare module 'maildev' {
  import type { Readable } from 'node:stream';

  interface Mail {
    id: string;
    envelope: unknown;
    calculatedBcc: unknown[];
    read: boolean;
  }

  type Answer = (error: Error | null, message?: string) => void;

  interface MailServer {
    store: Mail[];
    smtp: { onData(stream: Readable, session: object, callback: Answer): void };
    listen(): Promise<void>;
    close(callback: () => void): void;
    deleteEmail(id: string, done: Answer): void;
    deleteAllEmail(done: Answer): void;
    on(event: 'new', listener: (mail: Mail) => void): void;
    on(event: 'delete', listener: (mail: { id: string }) => void): void;
  }

  export default function maildev(options: {
    smtp: number;
    web: number;
    ip: string;
    mailDirectory: string;
    silent: boolean;
  }): MailServer;
}
