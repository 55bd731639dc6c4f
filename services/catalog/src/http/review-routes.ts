import * as api from '@harbourline/contracts';
import { nextLink, route, routeActions, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { Deps } from '../db/database';
import { ratingInFull } from '../domain/rating-of';
import type { Review } from '../generated/prisma/client';
import { getReviewPicture } from '../use-cases/get-review-picture';
import { hideReview, letReviewStand } from '../use-cases/judge-review';
import { listChartersToReview } from '../use-cases/list-charters-to-review';
import { listFeaturedReviews } from '../use-cases/list-featured-reviews';
import { listRenterRatings } from '../use-cases/list-renter-ratings';
import {
  listAdminReviews,
  listBoatReviews,
  listCaptainReviews,
  listReceivedReviews,
  listWrittenReviews,
  namesOf,
} from '../use-cases/list-reviews';
import { listSupportTasks } from '../use-cases/list-support-tasks';
import { replyToReview } from '../use-cases/reply-to-review';
import { reportReview } from '../use-cases/report-review';
import { writeReview } from '../use-cases/write-review';
import { answerPicture, CACHING } from './answer-picture';
import { presentAdminReview, presentCharter, presentReceived, presentReview, presentWritten } from './present-review';

/** What everybody reads of a boat can be kept by whoever asks again. */
const TO_BE_CHECKED = { 'cache-control': 'public, no-cache' };

/** The calls about reviews. */
export function reviewRoutes(deps: Deps): ServiceRoute[] {
  return [...ownReviewRoutes(deps), ...readingRoutes(deps), ...judgingRoutes(deps)];
}

/** What the two sides of a charter write and get. */
function ownReviewRoutes(deps: Deps): ServiceRoute[] {
  const received = async (review: Promise<Review>) => {
    const written = await review;
    return { status: 201, body: presentReceived(written, await namesOf(deps.db, [written])) };
  };
  const written = async (reviews: Promise<Review[]>) => {
    const rows = await reviews;
    const names = await namesOf(deps.db, rows);
    return { status: 201, body: rows.map((row) => presentWritten(row, names, deps.clock.now())) };
  };

  return [
    routeActions(api.writeReview, {
      renterReviews: ({ params, actor, body }) =>
        written(writeReview(deps, actor, { bookingId: params.id, opinions: body })),
      ownerReviews: ({ params, actor, body }) =>
        written(writeReview(deps, actor, { bookingId: params.id, opinions: body })),
    }),

    route(api.listChartersToReview, async ({ actor }) => ({
      status: 200,
      body: (await listChartersToReview(deps, actor)).map((charter) => presentCharter(charter, actor)),
    })),

    route(api.listWrittenReviews, async ({ actor, query, koa }) => {
      const { rows, next, names } = await listWrittenReviews(deps, actor, query);
      const body = rows.map((row) => presentWritten(row, names, deps.clock.now()));
      return { status: 200, headers: nextLink(koa.URL, next), body };
    }),

    route(api.listReceivedReviews, async ({ actor, query, koa }) => {
      const { rows, next, names } = await listReceivedReviews(deps, actor, query);
      return { status: 200, headers: nextLink(koa.URL, next), body: rows.map((row) => presentReceived(row, names)) };
    }),

    route(api.replyToReview, ({ params, actor, body }) =>
      received(replyToReview(deps, actor, { id: params.id, text: body.text })),
    ),

    route(api.reportReview, ({ params, actor, body }) =>
      received(reportReview(deps, actor, { id: params.id, reason: body.reason })),
    ),
  ];
}

/** What others read. */
function readingRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.listBoatReviews, async ({ params, query, actor, koa }) => {
      const { rows, next, names } = await listBoatReviews(deps, actor, { boatId: params.id, ...query });
      return { status: 200, headers: nextLink(koa.URL, next), body: rows.map((row) => presentReview(row, names)) };
    }),

    route(api.listCaptainReviews, async ({ params, query, koa }) => {
      const { rows, next, names } = await listCaptainReviews(deps, { captainId: params.id, ...query });
      return { status: 200, headers: nextLink(koa.URL, next), body: rows.map((row) => presentReview(row, names)) };
    }),

    route(api.getReviewPicture, ({ params: { id, path }, query, actor, koa }) =>
      answerPicture({ headers: koa.headers, width: query.w, caching: CACHING.askFirst }, (shape) =>
        getReviewPicture(deps, actor, { key: path, reviewId: id }, shape),
      ),
    ),

    route(api.listFeaturedReviews, async () => {
      const { rows, names } = await listFeaturedReviews(deps);
      return { status: 200, headers: TO_BE_CHECKED, body: rows.map((row) => presentReview(row, names)) };
    }),

    route(api.listRenterRatings, async ({ actor }) => ({
      status: 200,
      body: (await listRenterRatings(deps, actor.id)).flatMap(({ renterId, ...stored }) => {
        const rating = ratingInFull('renter', stored);
        return rating ? [{ renterId, ...rating }] : [];
      }),
    })),
  ];
}

/** What administrators do. */
function judgingRoutes(deps: Deps): ServiceRoute[] {
  const judged = async (review: Promise<Review>) => {
    const seen = await review;
    return { status: 200, body: presentAdminReview(seen, await namesOf(deps.db, [seen])) };
  };

  return [
    route(api.listAdminReviews, async ({ query, koa }) => {
      const { rows, next, names } = await listAdminReviews(deps, query);
      return { status: 200, headers: nextLink(koa.URL, next), body: rows.map((row) => presentAdminReview(row, names)) };
    }),

    route(api.catalogSupportTasks, async ({ query, koa }) =>
      pageReply(koa.URL, await listSupportTasks(deps, query), (task) => task),
    ),

    routeActions(api.judgeReview, {
      hide: ({ params, body }) => judged(hideReview(deps, { id: params.id, reason: body.reason })),
      letStand: ({ params }) => judged(letReviewStand(deps, params.id)),
    }),
  ];
}
