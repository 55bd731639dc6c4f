/** The part of a Prisma client that the kit itself uses. */
export interface SqlClient {
  $queryRawUnsafe<T = unknown>(sql: string, ...values: unknown[]): PromiseLike<T>;
  $executeRawUnsafe(sql: string, ...values: unknown[]): PromiseLike<number>;
}
