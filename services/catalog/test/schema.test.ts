import { join } from 'node:path';
import { describeMigrations } from '@harbourline/test-kit/describe-migrations';

describe('the migrations', () => describeMigrations(join(__dirname, '..', 'prisma')));
