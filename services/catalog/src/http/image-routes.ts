import * as api from '@harbourline/contracts';
import { route, sentFiles, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { imageUrl } from '../domain/image-key';
import { deletePicture } from '../use-cases/delete-picture';
import { getPicture } from '../use-cases/get-picture';
import { uploadPictures } from '../use-cases/upload-pictures';
import { answerPicture, CACHING } from './answer-picture';
import { answerPlaceholder } from './answer-placeholder';

/** The calls about pictures of boats. */
export function imageRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.uploadImages, async ({ actor, koa }) => {
      const files = sentFiles(koa.request.files, 'images', 'Please choose at least one photo');
      const { keys, refused } = await uploadPictures(deps, { uploadedBy: actor.id, files, charterId: null });
      return { status: 201, body: { imageUrls: keys.map(imageUrl), refused } };
    }),

    route(api.getImage, ({ params, query, koa }) =>
      answerPicture({ headers: koa.headers, width: query.w, caching: CACHING.forEver }, (shape) =>
        getPicture(deps, { key: params.path, charterId: null }, shape),
      ),
    ),

    route(api.deleteImage, async ({ params, actor }) => {
      await deletePicture(deps, actor, params.path);
      return { status: 204 };
    }),

    route(api.getPlaceholder, async ({ params }) => answerPlaceholder(params)),
  ];
}
