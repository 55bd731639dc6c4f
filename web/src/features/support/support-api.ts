import { inOrderOfUrgency, SUPPORT_TASKS, type ServiceName, type SupportTask } from '@harbourline/contracts';
import { api } from '../../shared/api/api';
import type { AnswerMeta } from '../../shared/api/answer-meta';
import { call } from '../../shared/api/call';

/** So many of each service are shown; the list is short, or something is wrong that is mended elsewhere. */
const AT_ONCE = 50;
const SERVICES = Object.keys(SUPPORT_TASKS) as ServiceName[];

/** What needs a person, as far as the services have told it. */
interface SupportTasks {
  /** The nearest deadline first, then the oldest. */
  tasks: SupportTask[];
  /** How many there are, of which `tasks` are the first of each service. */
  total: number;
  /** The services that have not answered: what they know is missing. */
  silent: ServiceName[];
}

const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    supportTasks: build.query<SupportTasks, void>({
      async queryFn(_, _api, _options, ask) {
        const answers = await Promise.all(
          SERVICES.map(async (service) => {
            const { data, error, meta } = await ask(call(SUPPORT_TASKS[service], { query: { limit: AT_ONCE } }));
            return { service, tasks: (data ?? []) as SupportTask[], error, meta };
          }),
        );
        const [first, ...others] = answers.flatMap(({ error }) => error ?? []);
        if (first && others.length === SERVICES.length - 1) return { error: first };
        return {
          data: {
            tasks: inOrderOfUrgency(answers.flatMap(({ tasks }) => tasks)),
            total: answers.reduce((sum, { tasks, meta }) => sum + totalOf(tasks, meta), 0),
            silent: answers.flatMap(({ service, error }) => (error ? service : [])),
          },
        };
      },
      // Whatever is settled where it belongs is no task any more.
      providesTags: ['Bookings', 'ConversationReports', 'Licenses', 'Messages', 'Payments', 'Questions', 'Reviews'],
    }),
  }),
});

const totalOf = (tasks: readonly unknown[], meta: AnswerMeta | undefined) => meta?.total ?? tasks.length;

export const { useSupportTasksQuery } = supportApi;
