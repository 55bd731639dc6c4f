import * as api from '@harbourline/contracts';
import { route, sentFiles, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { imageUrl } from '../domain/image-key';
import { deletePicture } from '../use-cases/delete-picture';
import { uploadPictures } from '../use-cases/upload-pictures';
import { answerPicture } from './answer-picture';
import { answerPlaceholder } from './answer-placeholder';

/** The calls about pictures. */
export function imageRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.uploadImages, async ({ actor, koa }) => {
      const files = sentFiles(koa.request.files, 'images', 'Please choose at least one photo');
      const keys = await uploadPictures(deps, { uploadedBy: actor.id, files });
      return { status: 201, body: { imageUrls: keys.map(imageUrl) } };
    }),

    route(api.getImage, ({ params, query, koa }) => answerPicture(deps, koa.headers, params.path, query.w)),

    route(api.deleteImage, async ({ params, actor }) => {
      await deletePicture(deps, actor, params.path);
      return { status: 204 };
    }),

    route(api.getPlaceholder, async ({ params }) => answerPlaceholder(params)),
  ];
}
